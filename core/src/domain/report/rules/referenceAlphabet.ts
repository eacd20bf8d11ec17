/**
 * The characters of a reference. None is mistaken for another one on paper (no I, L, O, 0, 1), and without vowels they
 * spell no word.
 */
export const referenceAlphabet = "BCDFGHJKMNPQRSTVWXYZ23456789"

/** How many of them a reference has: 38 random bits. */
export const referenceLength = 8
