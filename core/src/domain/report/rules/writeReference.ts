/** Writes the characters of a reference in two groups, as people read them out: `K7MP-3XWD`. */
export const writeReference = (characters: string): string => `${characters.slice(0, 4)}-${characters.slice(4)}`
