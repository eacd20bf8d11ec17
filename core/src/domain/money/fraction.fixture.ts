/** An exact fraction, to recompute money without floats or rounding; `under` is positive. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

export const fraction = (over: number | bigint, under: number | bigint = 1): Fraction => ({
  over: BigInt(over),
  under: BigInt(under),
})

export const plus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
})

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { over: -b.over, under: b.under })

export const multiply = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under })

export const isLess = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under

/** The largest integer not above a fraction. */
export const floor = ({ over, under }: Fraction): bigint => {
  const cut = over / under
  return cut * under > over ? cut - 1n : cut
}

/** The smallest integer not below a fraction. */
export const ceiling = ({ over, under }: Fraction): bigint => -floor({ over: -over, under })
