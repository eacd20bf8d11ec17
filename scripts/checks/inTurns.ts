/** Runs jobs in order with limited concurrency. A failing job does not stop the others. */
export const inTurns = async <Job>(
  jobs: readonly Job[],
  places: number,
  run: (job: Job) => Promise<void>,
): Promise<void> => {
  const waiting = [...jobs]
  const work = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await run(job)
  }
  await Promise.all(Array.from({ length: Math.min(places, jobs.length) }, work))
}
