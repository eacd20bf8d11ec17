import type { Language } from "@skorpe/core/language"
import type { Words } from "../texts/dictionary.ts"

const sayings = (words: Words): readonly string[] =>
  Object.values(words).flatMap((table) =>
    Object.values(table).flatMap((entry) => (typeof entry === "string" ? [entry] : Object.values(entry))),
  )

const letters = (text: string): number => text.replaceAll(/\{\{\w+\}\}/g, "").replaceAll(/[^\p{L}]/gu, "").length

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Tells whether a text is one of these words, its parameters filled in; a saying of few letters only when it has none. */
const recogniser = (words: Words): ((text: string) => boolean) => {
  const all = sayings(words)
    .flatMap((saying) => saying.split("\n"))
    .map((saying) => saying.trim())
  const plain = new Set(all.filter((saying) => !saying.includes("{{")))
  const filled = all
    .filter((saying) => saying.includes("{{") && letters(saying) >= 6)
    .map(
      (saying) =>
        new RegExp(
          `^${saying
            .split(/\{\{\w+\}\}/)
            .map(escaped)
            .join("(.+)")}$`,
          "u",
        ),
    )
  return (text) => plain.has(text) || filled.some((form) => form.test(text))
}

/** Of these texts those that are the shop's words in another language, and not also in this one. */
export const foreignWords = (
  language: Language,
  words: Readonly<Record<Language, Words>>,
): ((texts: readonly string[]) => readonly string[]) => {
  const known = { nb: recogniser(words.nb), sv: recogniser(words.sv), en: recogniser(words.en) }
  const others = (["nb", "sv", "en"] as const).filter((other) => other !== language)
  return (texts) =>
    texts.filter((text) => /\p{L}/u.test(text) && !known[language](text) && others.some((other) => known[other](text)))
}

const spoken = ["aria-label", "alt", "placeholder", "title", "aria-description"] as const

/** Everything that the page says: its title, its texts, and what only screen readers say. */
export const textsOfPage = (): readonly string[] => {
  const texts = [document.title.replace(/ · Skorpe$/, "")]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) {
      // A language is called in itself.
      for (const name of spoken) if (!node.closest("[lang]:not(html)")) texts.push(node.getAttribute(name) ?? "")
    } else if (!node.parentElement?.closest("script, style, [lang]:not(html)")) texts.push(node.textContent ?? "")
  }
  return [...new Set(texts.map((text) => text.trim()))]
}
