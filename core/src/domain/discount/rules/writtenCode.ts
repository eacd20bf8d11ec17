/** A code without invisible characters copied along with it, such as a zero-width space. */
export const writtenCode = (text: string): string => text.replaceAll(/\p{C}/gu, "").trim()
