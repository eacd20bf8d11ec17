/** Fewer than these prove nothing. */
const fewest = 100

/** The environment variable that multiplies every test's cases: `2` asks twice as many, a mutation run far fewer. */
const share = Number(process.env["SKORPE_CASES"] ?? 1)

/** How many random cases a test asks when `npm test` is to ask `named`: the one place that reads `SKORPE_CASES`. */
export const cases = (named: number): number => Math.max(Math.min(named, fewest), Math.round(named * share))
