/** The best and the median of several runs, in milliseconds. */
export interface Measured {
  readonly best: number
  readonly median: number
}

/** Measures several runs after a warm-up: on a shared machine a single run says little. */
export const measure = async (runs: number, work: () => unknown): Promise<Measured> => {
  await work()
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  times.sort((one, other) => one - other)
  return { best: times[0] ?? 0, median: times[Math.floor(times.length / 2)] ?? 0 }
}

/** A line of a report. */
export const report = (what: string, figure: string): void =>
  void process.stdout.write(`  ${what.padEnd(58)} ${figure}\n`)
