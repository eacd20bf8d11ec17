import type { Device } from "./device.ts"
import { judgeAccounts } from "./judgeAccounts.ts"
import { judgeBooks } from "./judgeBooks.ts"
import { judgePages } from "./judgePages.ts"
import { judgeWithdrawals } from "./judgeWithdrawals.ts"
import type { ShopPlay } from "./judging.ts"
import type { Surroundings } from "./openSurroundings.ts"
import type { Run } from "./run.ts"

/** The logs of one run in so many are folded again, as a replay does. */
const foldedAgain = 8

/** What is wrong at the end of a run: with its pages, its carts, the books of orders and money, the accounts, withdrawn payments. */
export const judgeRun = async (
  { stage, seed, journal, time }: Run,
  { provider, carts, watch, kitchen }: Surroundings,
  devices: readonly Device[],
  play: ShopPlay,
): Promise<readonly string[]> => [
  ...judgePages(devices, seed % foldedAgain === 0 ? play.judge : null, journal),
  ...carts.judge(devices),
  ...(await judgeBooks(stage, provider, watch.sent, { journal, now: time.now() })),
  ...(await judgeAccounts(stage, watch.sent, journal)),
  ...(await judgeWithdrawals(
    stage,
    provider,
    { calledOff: kitchen.calledOff, open: await kitchen.open() },
    devices,
    journal,
  )),
]
