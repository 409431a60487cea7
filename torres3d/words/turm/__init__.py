"""The words of Turm Bauer: names, sentences, refusals and rules; knows values of its rules."""
