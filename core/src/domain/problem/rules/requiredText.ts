import type { Language, Localised } from "../../language/model.ts"
import { localise } from "../../language/rules/localise.ts"

const cannotBeLeftOut: Readonly<Record<Language, (names: string) => string>> = {
  nb: (names) => `${names} kan ikke velges bort. Velg pizzaen på nytt.`,
  sv: (names) => `${names} kan inte väljas bort. Välj pizzan på nytt.`,
  en: (names) => `${names} can’t be left out. Please choose the pizza again.`,
}

/** The customer's text for a pizza without ingredients that it needs: a 4031 that names them. */
export const requiredText = (names: readonly Localised[], language: Language): string => {
  const said = names.map((name) => localise(name, language))
  return cannotBeLeftOut[language]([...new Set(said)].join(", "))
}
