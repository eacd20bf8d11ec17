import type { Language } from "@skorpe/core/domain/language"

const pageOf = (title: string, text: string) =>
  `<!doctype html><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text}</p><p><a href="/docs">/docs</a></p>`

/** The page that is served before the shop's files are built; the API works without them. */
export const notBuilt: Readonly<Record<Language, string>> = {
  nb: pageOf("Butikken er ikke bygd ennå", "Kjør npm start, som bygger den. API-et svarer allerede:"),
  sv: pageOf("Butiken är inte byggd än", "Kör npm start, som bygger den. API:et svarar redan:"),
  en: pageOf("The shop has not been built yet", "Run npm start, which builds it. The API answers already:"),
}
