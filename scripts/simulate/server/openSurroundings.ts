import { openServer, type SimulatedServer } from "../../../server/src/testing/simulatedServer.ts"
import { dearer } from "./dearer.ts"
import type { Device } from "./device.ts"
import { isSomethingWaiting, movesOrders } from "./isSomethingWaiting.ts"
import { openKitchen } from "./kitchen.ts"
import { makeNetwork } from "./network.ts"
import { openProvider, type Provider } from "./openProvider.ts"
import type { Stage } from "./openStage.ts"
import type { Run } from "./run.ts"
import { clockIn } from "./virtualTime.ts"
import { cartCodes, watchCarts } from "./watchCarts.ts"
import { watchDevices } from "./watchDevices.ts"
import { watchStock } from "./watchStock.ts"

/** Everything outside the customers' devices. */
export interface Surroundings {
  readonly provider: Provider
  readonly carts: ReturnType<typeof watchCarts>
  readonly watch: ReturnType<typeof watchDevices>
  readonly network: ReturnType<typeof makeNetwork>
  readonly kitchen: ReturnType<typeof openKitchen>
  /** Does the server's background work, and tells pages that follow orders of it, when there may be any. */
  readonly round: () => Promise<void>
  /** A new edition of the menus comes with a restart of the server. */
  readonly raisePrices: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens the server, its card provider, the kitchen and the network of a run, and what watches them. */
export const openSurroundings = async (run: Run, devices: readonly Device[]): Promise<Surroundings> => {
  const { stage, time, journal, chanceOf, may, object } = run
  let isDue = true
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
  let server = await start(stage.stores)
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

  const round = async (): Promise<void> => {
    if (!isDue) return
    await server.round()
    await network.bringNews()
    isDue = await isSomethingWaiting(stage)
  }

  return {
    provider,
    carts,
    watch,
    network,
    kitchen,
    round,
    raisePrices: async () => {
      await server.close()
      server = await start(dearer(stage.stores))
      journal.tell("the server restarts with new prices")
      journal.count("new prices")
    },
    close: () => server.close(),
  }
}
