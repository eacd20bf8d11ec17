import { digestWorld } from "@skorpe/core/kernel"
import { judgeLog } from "@skorpe/core/simulation"
import { shop } from "@skorpe/core/shop"
import type { Device } from "./device.ts"
import type { Journal } from "./journal.ts"
import type { PageJudge } from "./judging.ts"

/**
 * What is wrong with the pages of all devices at the end of a run: one that is open waits for ever, or, with `newJudge`,
 * a log breaks an invariant when it is folded again. Each page's log and last world go into the hash.
 */
export const judgePages = (
  devices: readonly Device[],
  newJudge: (() => PageJudge) | null,
  journal: Journal,
): readonly string[] => {
  const wrong: string[] = []
  for (const { tabs, allTabs } of devices) {
    for (const tab of allTabs) {
      journal.mix(`${tab.name} ${tab.log().records.length} ${digestWorld(tab.world())}`)
      const stuck = tabs.has(tab) ? tab.stuck() : null
      if (stuck !== null) wrong.push(`${stuck} (${tab.name})`)
      const broken = newJudge === null ? null : judgeLog(shop, tab.log(), newJudge())
      if (broken !== null) wrong.push(`${broken.why} (record ${broken.n} of ${tab.name}, folded again)`)
    }
  }
  return wrong
}
