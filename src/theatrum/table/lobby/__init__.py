"""How tables come to be and are found."""
