import type { PageRequest } from "@skorpe/core/shop"
import type { Json } from "@skorpe/core/kernel"
import type { Language } from "@skorpe/core/domain/language"
import { Schema } from "effect"
import { entry, pageParts } from "./pageParts.ts"

const Said = Schema.Record(Schema.String, Schema.Array(Schema.String))
const readSaid = Schema.decodeUnknownSync(Schema.fromJsonString(Said))
const readWords = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Record(Schema.String, Schema.Json)))

/**
 * The texts that a page carries: those of the shop's entry code and of the given modules, as the build lists them. More
 * would delay the page's first picture. `textOf` reads a file of the built shop.
 */
export const pageWords = (textOf: (path: string) => string | undefined): PageRequest["words"] => {
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
