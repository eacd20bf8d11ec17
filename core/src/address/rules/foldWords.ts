const letters: Readonly<Record<string, string>> = { æ: "a", ø: "o", ß: "s", ð: "d", þ: "t", đ: "d", ł: "l" }

/**
 * The words of an address as they are searched: small letters a to z and digits. Marks fall away, so that å, ä, æ, aa and
 * ae are all an a, and ö, ø and oe an o; whoever types the start of a word has typed the start of what it is folded to.
 */
export const foldWords = (text: string): readonly string[] =>
  Array.from(text.toLowerCase().normalize("NFD"), (letter) => letters[letter] ?? letter)
    .join("")
    .replaceAll(/\p{M}|['’.´`]/gu, "")
    .replaceAll(/aa|ae/g, "a")
    .replaceAll("oe", "o")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "")
