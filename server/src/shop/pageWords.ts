import type { PageAsked } from "@skorpe/core/shop"
import type { Json } from "@skorpe/core/kernel"
import type { Language } from "@skorpe/core/language"
import { Schema } from "effect"
import { entry, pageParts } from "./pageParts.ts"

const Said = Schema.Record(Schema.String, Schema.Array(Schema.String))
const readSaid = Schema.decodeUnknownSync(Schema.fromJsonString(Said))
const readWords = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Record(Schema.String, Schema.Json)))

/**
 * The words that a page begins with: those of the shop's first code and of some more sources of it, as the build lists
 * them. All others would be bytes before the page's first picture. `textOf` reads a file of the built shop.
 */
export const pageWords = (textOf: (path: string) => string | undefined): PageAsked["words"] => {
  const [manifest, said] = [textOf("/.vite/manifest.json"), textOf("/.vite/words.json")]
  const partsOf = manifest === undefined ? () => ({ scripts: [] }) : pageParts(manifest, null)
  const saidBy = said === undefined ? {} : readSaid(said)
  const kept = new Map<Language, Readonly<Record<string, Json>>>()
  const allIn = (language: Language): Readonly<Record<string, Json>> => {
    const known = kept.get(language) ?? readWords(textOf(`/locales/${language}/all.json`) ?? "{}")
    kept.set(language, known)
    return known
  }
  return (language, modules) => {
    const scripts = [entry, ...modules].flatMap((module) => partsOf(module).scripts)
    const names = new Set(scripts.flatMap((script) => saidBy[script] ?? []))
    return Object.fromEntries(Object.entries(allIn(language)).filter(([name]) => names.has(name)))
  }
}
