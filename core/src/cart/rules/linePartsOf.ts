import type { Localised } from "../../language/model.ts"
import type { CartItem, Modification } from "../model.ts"

/** A whole line, or one half of it, with what was done to it. */
export interface LinePart {
  readonly side: "whole" | "left" | "right"
  readonly name: Localised
  /** What is new on it, or lies on it in another amount. */
  readonly added: readonly Modification[]
  /** What was taken off it. */
  readonly removed: readonly Modification[]
}

/** The parts of a line as a customer would tell them: one whole, or each half under its own name (SPEC §4.4, §4.5). */
export const linePartsOf = ({ name, modifications, secondPizzaHalf: second }: CartItem): readonly LinePart[] =>
  second
    ? [
        { side: "left", name: before(name, second.name), ...split(modifications.changes) },
        { side: "right", name: second.name, ...split(second.modifications.changes) },
      ]
    : [{ side: "whole", name, ...split(modifications.changes) }]

const split = (changes: readonly Modification[]): Pick<LinePart, "added" | "removed"> => ({
  added: changes.filter(({ quantity }) => quantity > 0),
  removed: changes.filter(({ quantity }) => quantity === 0),
})

/** The line is called "first / second": what stands before the second half's name is the first one's. */
const before = (whole: Localised, second: Localised): Localised => ({
  nb: whole.nb.slice(0, -` / ${second.nb}`.length),
  sv: whole.sv.slice(0, -` / ${second.sv}`.length),
  en: whole.en.slice(0, -` / ${second.en}`.length),
})
