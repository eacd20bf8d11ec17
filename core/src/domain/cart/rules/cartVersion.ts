/** The version written with each stored cart; other versions are discarded (SPEC §9). */
export const cartVersion = "0.1.9"
