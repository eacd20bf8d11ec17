const letters: Readonly<Record<string, string>> = { æ: "a", ø: "o", ß: "s", ð: "d", þ: "t", đ: "d", ł: "l" }

/**
 * Normalises an address for search: words of lower-case a–z and digits. Diacritics fold: å, ä, æ, aa and ae become a;
 * ö, ø and oe become o. Folding preserves prefixes.
 */
export const foldWords = (text: string): readonly string[] =>
  Array.from(text.toLowerCase().normalize("NFD"), (letter) => letters[letter] ?? letter)
    .join("")
    .replaceAll(/\p{M}|['’.´`]/gu, "")
    .replaceAll(/aa|ae/g, "a")
    .replaceAll("oe", "o")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "")
