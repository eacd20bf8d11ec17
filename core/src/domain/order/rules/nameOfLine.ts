import type { Language } from "../../language/model.ts"
import { localise } from "../../language/rules/localise.ts"
import { nameHalves } from "../../pizza/rules/nameHalves.ts"
import type { OrderedLine } from "../model.ts"

/** The name of a line in a language; without stored texts, the name that the customer read. */
export const nameOfLine = ({ name, words }: Pick<OrderedLine, "name" | "words">, language: Language): string => {
  const [first, ...others] = words?.products ?? []
  return first === undefined ? name : localise(others.reduce(nameHalves, first), language)
}
