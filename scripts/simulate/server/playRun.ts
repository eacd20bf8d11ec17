import type { ShopLog } from "@skorpe/core/replay"
import { shopPlay } from "@skorpe/core/simulation"
import { chanceAt, makeNth } from "./chanceAt.ts"
import { type Device, newDevice, type Tab } from "./device.ts"
import { type Journal, openJournal } from "./journal.ts"
import { judgeAccounts } from "./judgeAccounts.ts"
import { judgeBooks } from "./judgeBooks.ts"
import { judgePages } from "./judgePages.ts"
import { judgeWithdrawals } from "./judgeWithdrawals.ts"
import { openKitchen } from "./kitchen.ts"
import { makeNetwork } from "./network.ts"
import { changesFood, drawPause, type Move } from "./move.ts"
import { nextMove } from "./nextMove.ts"
import { openPayDesk } from "./payDesk.ts"
import { people, personOf } from "./people.ts"
import { readMessage } from "./readMessage.ts"
import { visitBank } from "./visitBank.ts"
import { openProvider } from "./openProvider.ts"
import { openServer, type SimulatedServer } from "../../../server/src/testing/simulatedServer.ts"
import { isSomethingWaiting, movesOrders } from "./isSomethingWaiting.ts"
import type { Stage } from "./openStage.ts"
import { shuffled } from "./shuffled.ts"
import { untilQuiet } from "./quiet.ts"
import { seedNode } from "./seededNode.ts"
import { dearer } from "./dearer.ts"
import { drawSwarm, type Kind } from "./swarm.ts"
import { type Handed, openTab } from "./tab.ts"
import { clockIn, makeVirtualTime } from "./virtualTime.ts"
import { cartCodes, watchCarts } from "./watchCarts.ts"
import { watchDevices } from "./watchDevices.ts"
import { watchStock } from "./watchStock.ts"

/** One run: its seed, and what is left out of it to make it smaller, by name. */
export interface RunAsked {
  readonly seed: number
  readonly leftOut: ReadonlySet<string>
}

/** What came of a run. */
export interface RunPlayed {
  readonly seed: number
  readonly hash: string
  readonly journal: Journal
  readonly orders: number
  readonly records: number
  /** What broke, the first thing first. */
  readonly wrong: readonly string[]
  /** The log of each page, by its name. */
  readonly logs: ReadonlyMap<string, ShopLog>
  /** The names of what may be left out. */
  readonly parts: readonly string[]
}

/** Noon of a Saturday in November, and forty minutes before the first store closes. */
const [noon, late] = [Date.UTC(2026, 10, 21, 11, 0), Date.UTC(2026, 10, 21, 20, 20)]

const second = 1000
const minute = 60 * second

/** The logs of one run in so many are folded again, as a replay does. */
const foldedAgain = 8

/** How many moves a customer makes, and how long everything then has to come to rest. */
const [moves, rest] = [60, 6 * minute]

/** Plays whole customers against the real server, in a time and with a chance of their own, and judges what came of it. */
export const playRun = async (stage: Stage, { seed, leftOut }: RunAsked): Promise<RunPlayed> => {
  const chanceOf = (name: string) => chanceAt(seed, name)
  const swarm = drawSwarm(seed, leftOut)
  const time = makeVirtualTime(swarm.has("closing time") ? late : noon)
  const journal = openJournal(time)
  const wrong: string[] = []
  const parts: string[] = [...swarm]
  const object = (why: string) => {
    wrong.push(why)
    journal.tell(`WRONG ${why}`)
  }
  let isFaulty = true
  let isDue = true
  const may = (kind: Kind) => isFaulty && swarm.has(kind)
  await stage.clear()
  const undo = seedNode(seed)

  const provider = openProvider({
    time,
    journal,
    chanceOf,
    may,
    notify: (body) =>
      server.call({
        method: "POST",
        path: "/api/payments/notifications",
        headers: { "content-type": "application/json" },
        body,
        from: "10.2.0.1",
      }),
    taken: () => void time.after(500, round),
  })
  const options = { ...stage.options, adyen: provider.settings, clock: time.now }
  const { plant = (sound: SimulatedServer) => sound } = stage
  const watched = (one: SimulatedServer): SimulatedServer => ({
    ...one,
    call: async (call) => {
      const answered = await one.call(call)
      if (call.method === "POST" && movesOrders.test(call.path)) {
        isDue = true
        kitchen.wake()
      }
      if (answered.status === 500) object(`the server failed: 500 to ${call.path}`)
      return answered
    },
  })
  const start = async (stores: Stage["stores"]) =>
    watched(plant(await openServer(clockIn(time), { ...options, stores }, stage.found), stage))
  let server = await start(stage.stores).catch((fault: unknown) => {
    undo()
    throw fault
  })
  const count = 1 + chanceOf("devices").below(4)
  const order = shuffled(people, chanceOf("people"))
  const devices = Array.from({ length: count }, (_, nth) => {
    const skew = swarm.has("wrong clocks") ? chanceOf(`clock ${nth}`).below(20 * minute) - 10 * minute : 0
    // Two devices of one customer share an account, or one customer comes before the other.
    const isShared = swarm.has("shared accounts") && chanceOf(`owner ${nth}`).happens(0.4)
    return newDevice(nth, personOf(stage.market, order[isShared ? 0 : nth] ?? 0), skew)
  }).filter(({ name }) => !leftOut.has(name))
  parts.push(...devices.map(({ name }) => name))
  const carts = watchCarts(journal)
  const watch = watchDevices(stage, journal, object, carts.ordered)
  const stock = watchStock({ time, journal, stores: stage.stores, object })
  const network = makeNetwork({
    time,
    journal,
    chanceOf,
    may,
    server: () => server,
    watch: (device, ask, answered, arrival) => {
      watch.call(device, ask, answered, arrival)
      stock.call(ask, answered)
    },
  })
  const kitchen = openKitchen({
    time,
    journal,
    server: () => server,
    stores: stage.stores,
    may,
    stock,
    inCarts: () => devices.map(cartCodes),
  })

  /** The background work is done, and pages that follow orders are told of it, only when there may be any. */
  const round = async () => {
    if (!isDue) return
    await server.round()
    await network.bringNews()
    isDue = await isSomethingWaiting(stage)
  }

  const play = shopPlay({ ...stage, carts: [], attempts: [], kept: [] })
  const bankNth = makeNth()
  const open = async (
    device: Device,
    path: string,
    own: Tab["own"] = new Map(),
    handed: Handed | null = null,
  ): Promise<Tab> => {
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

  /** The tab goes to a bank's page, and after a while comes back to the shop: with the bank's answer, or without one. */
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

  const carryOut = async (device: Device, tab: Tab, move: Move): Promise<void> => {
    if ("pays" in move) return tab.desk.submit(move.pays)
    if ("type" in move) return tab.put(move)
    if ("reads" in move) {
      const event = await readMessage(stage, device.person, move)
      return event === null ? undefined : tab.put(event)
    }
    if ("session" in move) {
      await stage.ask(`UPDATE session SET renewed_at = renewed_at - interval '25 hours'
        WHERE customer_id = (SELECT id FROM customer WHERE phone = '${device.person.e164}')`)
      return journal.count("a day passed for a session")
    }
    if (move.tab === "open") {
      journal.count("two tabs of one cart")
      await open(device, tab.path())
    } else {
      // What a closed tab knew of an unanswered order is gone with it.
      if (move.tab === "close") watch.forgets(device)
      await tab.close()
      if (move.tab === "reload") await open(device, tab.path(), tab.own)
    }
  }

  const step = (device: Device, nth: number): void => {
    const name = `${device.name} move ${nth}`
    const chance = chanceOf(name)
    const act = async (tab: Tab | undefined): Promise<Move | null> => {
      if (tab === undefined || leftOut.has(name)) return null
      const move = nextMove({ see: tab.see(), device, isFormOpen: tab.desk.isOpen(), ...stage, swarm, chance })
      if (move === null) return null
      parts.push(name)
      journal.tell(`${tab.name} ${JSON.stringify(move)}`)
      await carryOut(device, tab, move)
      return move
    }
    time.after(drawPause(chance, may("long pauses")), async () => {
      const tab = chance.pick([...device.tabs])
      const isFood = changesFood(await act(tab))
      // Somebody acts in another tab before it has heard what this one stored.
      if (isFood && chance.happens(0.6)) await act(chance.pick([...device.tabs].filter((other) => other !== tab)))
      if (nth < moves) step(device, nth + 1)
      else left -= 1
    })
  }

  const workInKitchen = (nth: number): void => {
    const chance = chanceOf(`kitchen ${nth}`)
    time.after(second + chance.below(40 * second), async () => {
      if (!leftOut.has(`kitchen ${nth}`)) await kitchen.work(chance)
      await round()
      workInKitchen(nth + 1)
    })
  }

  // A new edition of the menus comes with a restart of the server.
  const raisePrices = async () => {
    await server.close()
    server = await start(dearer(stage.stores))
    journal.tell("the server restarts with new prices")
    journal.count("new prices")
  }

  const settle = (): void => {
    for (const device of devices) {
      for (const tab of device.tabs) {
        const event = play.settle(tab.world())
        if (event !== null) tab.put(event as never)
      }
    }
    time.after(20 * second, settle)
  }

  let left = devices.length
  try {
    for (const device of devices) {
      await open(device, chanceOf(`${device.name} beginning`).pick(["/", "/nowhere"]) ?? "/")
      step(device, 1)
    }
    workInKitchen(1)
    const prices = chanceOf("new prices")
    if (swarm.has("new prices") && prices.happens(0.3)) time.after(prices.below(5 * minute), raisePrices)
    let end = Number.POSITIVE_INFINITY
    await untilQuiet()
    const isAtRest = () => devices.every(({ tabs }) => [...tabs].every((tab) => tab.stuck() === null))
    // A page that asks each minute, or follows a stream anew, is looked at between two calls.
    const goesOn = (next: number) => next <= end || (next <= end + minute && !isAtRest())
    for (let next = time.nextDue(); next !== null && goesOn(next); next = time.nextDue()) {
      await time.goOn()
      await untilQuiet()
      if (left > 0 || !isFaulty) continue
      isFaulty = false
      end = time.now() + rest
      settle()
    }
    wrong.push(...judgePages(devices, seed % foldedAgain === 0 ? play.judge : null, journal))
    wrong.push(...carts.judge(devices))
    wrong.push(...(await judgeBooks(stage, provider, watch.sent, { journal, now: time.now() })))
    wrong.push(...(await judgeAccounts(stage, watch.sent, journal)))
    const seen = { calledOff: kitchen.calledOff, open: await kitchen.open() }
    wrong.push(...(await judgeWithdrawals(stage, provider, seen, devices, journal)))
    const tabs = devices.flatMap(({ allTabs }) => allTabs)
    return {
      seed,
      hash: journal.hash(),
      journal,
      orders: watch.sent.owners.size,
      records: tabs.reduce((sum, tab) => sum + tab.log().records.length, 0),
      wrong,
      logs: new Map(tabs.map((tab) => [tab.name, tab.log()])),
      parts,
    }
  } finally {
    for (const { tabs } of devices) for (const tab of tabs) await tab.close()
    await server.close()
    undo()
  }
}
