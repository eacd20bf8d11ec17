import { digestWorld } from "@skorpe/core/kernel"
import { judgeLog, type shopPlay } from "@skorpe/core/simulation"
import { shop } from "@skorpe/core/shop"
import type { Device, Tab } from "./device.ts"
import type { Journal } from "./journal.ts"

type Judge = ReturnType<ReturnType<typeof shopPlay>["judge"]>

/** What is wrong with one page: an invariant of the core that its log breaks, or, if it is open, that it waits for ever. */
const judgePage = (tab: Tab, judge: Judge, isOpen: boolean): string | null => {
  const broken = judgeLog(shop, tab.log(), judge)
  if (broken !== null) return `${broken.why} (record ${broken.n} of ${tab.name})`
  const stuck = isOpen ? judge.atRest(tab.world()) : null
  return stuck === null ? null : `${stuck} (${tab.name})`
}

/** What is wrong with the pages of all devices at the end of a run; each page's log and last world go into the hash. */
export const judgePages = (devices: readonly Device[], newJudge: () => Judge, journal: Journal): readonly string[] => {
  const wrong: string[] = []
  for (const { tabs, allTabs } of devices) {
    for (const tab of allTabs) {
      journal.mix(`${tab.name} ${tab.log().records.length} ${digestWorld(tab.world())}`)
      const why = judgePage(tab, newJudge(), tabs.has(tab))
      if (why !== null) wrong.push(why)
    }
  }
  return wrong
}
