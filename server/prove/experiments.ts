import type { Experiment } from "./experiment.ts"
import { nobodyKnows } from "./accounts/nobodyKnows.ts"
import { oneTimeCodes } from "./codes/oneTimeCodes.ts"
import { badInput } from "./contract/badInput.ts"
import { lineNoise } from "./contract/lineNoise.ts"
import { slowSenders } from "./contract/slowSenders.ts"
import { badLines } from "./network/badLines.ts"
import { noOrderMissed } from "./network/noOrderMissed.ts"
import { noStepLost } from "./network/noStepLost.ts"
import { noLostOrder } from "./orders/noLostOrder.ts"
import { oneOrderOfAKey } from "./orders/oneOrderOfAKey.ts"
import { paidOnce } from "./payments/paidOnce.ts"
import { pricesHold } from "./prices/pricesHold.ts"
import { nothingLeaks } from "./privacy/nothingLeaks.ts"
import { nothingOverdrawn } from "./scarce/nothingOverdrawn.ts"
import { owedOnNumbers } from "./scarce/owedOnNumbers.ts"
import { sessionOver } from "./sessions/sessionOver.ts"
import { twoServers } from "./orders/twoServers.ts"

/** Every experiment of `npm run prove`, in its order. */
export const experiments: readonly Experiment[] = [
  noLostOrder,
  twoServers,
  oneOrderOfAKey,
  paidOnce,
  pricesHold,
  badInput,
  lineNoise,
  slowSenders,
  nothingLeaks,
  noStepLost,
  noOrderMissed,
  nothingOverdrawn,
  owedOnNumbers,
  oneTimeCodes,
  nobodyKnows,
  sessionOver,
  badLines,
]
