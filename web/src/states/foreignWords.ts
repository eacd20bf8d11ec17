import type { Language } from "@skorpe/core/domain/language"
import type { Words } from "../texts/dictionary.ts"

const textsOf = (words: Words): readonly string[] =>
  Object.values(words).flatMap((table) =>
    Object.values(table).flatMap((entry) => (typeof entry === "string" ? [entry] : Object.values(entry))),
  )

const letters = (text: string): number => text.replaceAll(/\{\{\w+\}\}/g, "").replaceAll(/[^\p{L}]/gu, "").length

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Returns a predicate: is this one of the texts, with its parameters filled in? Short texts with parameters are
 * skipped.
 */
const matcherOf = (words: Words): ((text: string) => boolean) => {
  const all = textsOf(words)
    .flatMap((text) => text.split("\n"))
    .map((text) => text.trim())
  const plain = new Set(all.filter((text) => !text.includes("{{")))
  const filled = all
    .filter((text) => text.includes("{{") && letters(text) >= 6)
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\{\{\w+\}\}/)
            .map(escaped)
            .join("(.+)")}$`,
          "u",
        ),
    )
  return (text) => plain.has(text) || filled.some((form) => form.test(text))
}

/** Returns a function that finds the texts which are the shop's in another language and not in this one. */
export const foreignWords = (
  language: Language,
  words: Readonly<Record<Language, Words>>,
): ((texts: readonly string[]) => readonly string[]) => {
  const known = { nb: matcherOf(words.nb), sv: matcherOf(words.sv), en: matcherOf(words.en) }
  const others = (["nb", "sv", "en"] as const).filter((other) => other !== language)
  return (texts) =>
    texts.filter((text) => /\p{L}/u.test(text) && !known[language](text) && others.some((other) => known[other](text)))
}

const textAttributes = ["aria-label", "alt", "placeholder", "title", "aria-description"] as const

/** All texts of the page: its title, its text nodes, and the attributes that screen readers read. */
export const textsOfPage = (): readonly string[] => {
  const texts = [document.title.replace(/ · Skorpe$/, "")]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) {
      // Skips parts in another language, such as the names of languages.
      for (const name of textAttributes)
        if (!node.closest("[lang]:not(html)")) texts.push(node.getAttribute(name) ?? "")
    } else if (!node.parentElement?.closest("script, style, [lang]:not(html)")) texts.push(node.textContent ?? "")
  }
  return [...new Set(texts.map((text) => text.trim()))]
}
