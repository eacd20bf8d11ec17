import type { Localised } from "../../../domain/language/model.ts"

/** Lists each product once, however many lines it has. */
export const onceEach = (names: readonly Localised[]): readonly Localised[] =>
  names.filter(({ nb }, index) => names.findIndex((other) => other.nb === nb) === index)
