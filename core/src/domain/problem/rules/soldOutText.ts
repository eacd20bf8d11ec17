import type { Language, Localised } from "../../language/model.ts"
import { localise } from "../../language/rules/localise.ts"

const isSoldOut: Readonly<Record<Language, (names: string) => string>> = {
  nb: (names) => `Butikken er utsolgt for ${names}. Ta det ut eller velg noe annet.`,
  sv: (names) => `Butiken har slut på ${names}. Ta bort det eller välj något annat.`,
  en: (names) => `The store is out of ${names}. Take it out or choose something else.`,
}

/** The customer's text for goods or ingredients that have sold out: a 3018 that names them. */
export const soldOutText = (names: readonly Localised[], language: Language): string => {
  const said = names.map((name) => localise(name, language))
  return isSoldOut[language]([...new Set(said)].join(", "))
}
