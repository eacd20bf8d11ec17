/** Written with every stored cart; another version is not read (SPEC §9). */
export const cartVersion = "0.1.9"
