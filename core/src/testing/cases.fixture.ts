/** The smallest useful number of random cases. */
const fewest = 100

/** `SKORPE_CASES` multiplies the cases of a test: `2` runs twice as many, a mutation run a hundredth. */
const multiplier = Number(process.env["SKORPE_CASES"] ?? 1)

/** The number of random cases to run, from the number for a plain `npm test`: at least 100, or `named` if that is fewer. */
export const cases = (named: number): number => Math.max(Math.min(named, fewest), Math.round(named * multiplier))
