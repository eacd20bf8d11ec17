import type { AskedDialog } from "../model.ts"

/** The id of a dialog that is asked in record `n`; of several in one record each gets its own. */
export const nameDialog = (n: number, asked: readonly AskedDialog[]): string => {
  const taken = asked.filter(({ id }) => id === `d${n}` || id.startsWith(`d${n}.`)).length
  return taken === 0 ? `d${n}` : `d${n}.${taken}`
}
