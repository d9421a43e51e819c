"""The rules, one room per chapter of the rulebook; `procedures` joins them."""
