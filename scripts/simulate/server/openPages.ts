import { makeNth } from "./chanceAt.ts"
import type { Device, Tab } from "./device.ts"
import type { ShopPlay } from "./judging.ts"
import type { Surroundings } from "./openSurroundings.ts"
import { openPayDesk } from "./payDesk.ts"
import type { Run } from "./run.ts"
import { type Handed, openTab } from "./tab.ts"
import { visitBank } from "./visitBank.ts"

/** Opens a page on a device, with what its tab keeps and, after a bank's page, the world that it left. */
export type OpenPage = (device: Device, path: string, own?: Tab["own"], handed?: Handed | null) => Promise<Tab>

const second = 1000

/** How pages of a run are opened; a page whose payment needs a bank's page goes there, and comes back with an answer or without. */
export const openPages = (run: Run, { provider, carts, watch, network }: Surroundings, play: ShopPlay): OpenPage => {
  const { stage, time, journal, chanceOf, object } = run
  const bankNth = makeNth()

  const open: OpenPage = async (device, path, own = new Map(), handed = null) => {
    const codeAfter = 50 + chanceOf(`${device.name} code ${device.allTabs.length}`).below(3000)
    const transport = network.transportOf(device)
    const onBug = (cause: unknown) => object(`a defect: ${String(cause)}`)
    const desk = openPayDesk({
      time,
      provider,
      chance: () => chanceOf(bankNth(`${device.name} bank`)),
      leave: (url) => leave(device, tab, url),
    })
    const page = { transport, desk, judge: play.judge(), note: carts.pageOf(device), object, handed, codeAfter, onBug }
    const tab = await openTab(device, path, own, { ...stage, ...page, time })
    watch.page(device, tab)
    return tab
  }

  const leave = async (device: Device, tab: Tab, url: string): Promise<void> => {
    const chance = chanceOf(bankNth(`${device.name} bank`))
    const left = { world: tab.world(), cart: tab.share.handOver() }
    await tab.close()
    journal.tell(`${tab.name} goes to its bank`)
    time.after(2 * second + chance.below(60 * second), async () => {
      const back = await visitBank(provider, url, chance)
      journal.tell(`${tab.name} ${back === null ? "leaves its bank" : "comes back from its bank"}`)
      if (back === null) {
        journal.count("bank's page left")
        return void (await open(device, tab.path(), tab.own))
      }
      journal.count("back from a bank's page")
      const { pathname, searchParams } = new URL(back)
      const details = JSON.stringify({ redirectResult: searchParams.get("redirectResult") })
      const returned = await open(device, pathname, tab.own, chance.happens(0.8) ? left : null)
      time.after(500, () =>
        device.tabs.has(returned) ? returned.put({ type: "PaymentReturned", details }) : undefined,
      )
    })
  }

  return open
}
