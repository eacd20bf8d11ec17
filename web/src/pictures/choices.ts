import type { Random } from "@skorpe/core/domain/random"

/** One of the choices, drawn from `random`. */
export const oneOf = <A>(random: Random, choices: readonly [A, ...A[]]): A =>
  choices[Math.floor(random() * choices.length)] ?? choices[0]

/** The results of `make` for 0, 1, … `count - 1`. */
export const times = <A>(count: number, make: (index: number) => A): A[] =>
  Array.from({ length: count }, (_, i) => make(i))
