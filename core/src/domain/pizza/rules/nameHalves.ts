import type { Localised } from "../../language/model.ts"

/** A half-and-half is named "first / second", in every language (SPEC §4.5). */
export const nameHalves = (first: Localised, second: Localised): Localised => ({
  nb: `${first.nb} / ${second.nb}`,
  sv: `${first.sv} / ${second.sv}`,
  en: `${first.en} / ${second.en}`,
})
