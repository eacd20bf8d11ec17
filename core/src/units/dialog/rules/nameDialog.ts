import type { AskedDialog } from "../../../messages/asked.ts"

/** Id of a dialog requested in record `n`, unique when one record requests several. */
export const nameDialog = (n: number, asked: readonly AskedDialog[]): string => {
  const taken = asked.filter(({ id }) => id === `d${n}` || id.startsWith(`d${n}.`)).length
  return taken === 0 ? `d${n}` : `d${n}.${taken}`
}
