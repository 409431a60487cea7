view-iso = Din nou toată tabla
