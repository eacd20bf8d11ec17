import { readFileSync, writeFileSync } from "node:fs"

/** The file in the sandbox with each test's duration without a mutant: later processes of the run need it too. */
const fileOfTimes = "timesOfTests.json"

class TooSlow extends Error {}

/** Whether a test failed by its timeout. */
export const isTooSlow = (error: unknown): boolean => error instanceof TooSlow

const beat = 25

// Counted in beats of this process: on a busy machine, where it waits for its turn, a test has longer. It does not where
// only the database is slow, so a test that was aborted is tried again.
const after = async (millis: number) => {
  for (let left = millis; left > 0; left -= beat) await new Promise((resolve) => void setTimeout(resolve, beat))
}

/**
 * Time limits of tests that start servers. They may wait for something that a mutant prevents, and their own timeout is
 * half a minute: with a mutant the limit is three times the test's duration without it, plus three seconds.
 */
export const testLimits = (isLimited: boolean) => {
  const patience = Number(process.env["SKORPE_PATIENCE"] ?? 3000)
  let times: Readonly<Record<string, number>> | null = null
  const timesOfTests = () =>
    (times ??= JSON.parse(readFileSync(fileOfTimes, "utf8")) as Readonly<Record<string, number>>)
  return {
    learn: (outcomes: readonly { readonly id: string; readonly timeSpentMs: number }[]) => {
      times = Object.fromEntries(outcomes.map(({ id, timeSpentMs }) => [id, timeSpentMs]))
      if (isLimited) writeFileSync(fileOfTimes, JSON.stringify(times))
    },
    /** Fails when a test with a mutant has taken too long. */
    of: async (id: string): Promise<void> => {
      await (isLimited ? after(patience + 3 * (timesOfTests()[id] ?? 0)) : new Promise<void>(() => {}))
      throw new TooSlow(`${id} takes too long`)
    },
    /** Waits a while for what has been called off; returns whether it has ended. */
    atMost: (work: Promise<unknown>): Promise<boolean> =>
      Promise.race([
        work.then(
          () => true,
          () => true,
        ),
        after(3 * patience).then(() => false),
      ]),
  }
}
