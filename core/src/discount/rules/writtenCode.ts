/** A code as it is meant: what was copied along with it and is not seen, such as a space of no width, is no part of it. */
export const writtenCode = (text: string): string => text.replaceAll(/\p{C}/gu, "").trim()
