import type { Localised } from "../../language/model.ts"
import type { CartItem, Modification } from "../model.ts"

/** A whole line or one half of it, with its changes. */
export interface LinePart {
  readonly side: "whole" | "left" | "right"
  readonly name: Localised
  /** Ingredients added, or present in another amount. */
  readonly added: readonly Modification[]
  /** Ingredients removed. */
  readonly removed: readonly Modification[]
}

/** The parts of a line as the customer reads them: one whole, or each half under its own name (SPEC §4.4, §4.5). */
export const linePartsOf = ({ name, modifications, secondPizzaHalf: second }: CartItem): readonly LinePart[] =>
  second
    ? [
        { side: "left", name: before(name, second.name), ...splitChanges(modifications.changes) },
        { side: "right", name: second.name, ...splitChanges(second.modifications.changes) },
      ]
    : [{ side: "whole", name, ...splitChanges(modifications.changes) }]

/** The changes, divided into additions and removals. */
export const splitChanges = (changes: readonly Modification[]): Pick<LinePart, "added" | "removed"> => ({
  added: changes.filter(({ quantity }) => quantity > 0),
  removed: changes.filter(({ quantity }) => quantity === 0),
})

/** The line is named "first / second": the text before the second half's name is the first half's. */
const before = (whole: Localised, second: Localised): Localised => ({
  nb: whole.nb.slice(0, -` / ${second.nb}`.length),
  sv: whole.sv.slice(0, -` / ${second.sv}`.length),
  en: whole.en.slice(0, -` / ${second.en}`.length),
})

/** True for a part without changes. */
export const isAsItComes = ({ added, removed }: LinePart): boolean => added.length + removed.length === 0
