view-iso = Wieder das ganze Brett
