import type { Device, Tab } from "./device.ts"
import { changesFood, drawPause, type Move } from "./move.ts"
import { nextMove } from "./nextMove.ts"
import type { OpenPage } from "./openPages.ts"
import type { Surroundings } from "./openSurroundings.ts"
import { readMessage } from "./readMessage.ts"
import type { Run } from "./run.ts"

/** How many moves a customer makes. */
const moves = 60

/** The customers of a run: each makes its moves on its own device, one after another with pauses. */
export const openCustomers = (run: Run, { watch }: Pick<Surroundings, "watch">, open: OpenPage) => {
  const { stage, time, journal, swarm, leftOut, parts, chanceOf, may } = run
  let busy = 0

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
      // An unanswered order that only a closed tab knew is lost with it.
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
      // The customer acts in another tab before that tab has received what this one stored.
      if (isFood && chance.happens(0.6)) await act(chance.pick([...device.tabs].filter((other) => other !== tab)))
      if (nth < moves) step(device, nth + 1)
      else busy -= 1
    })
  }

  return {
    /** Opens a device's first page, and has its customer begin. */
    begin: async (device: Device): Promise<void> => {
      busy += 1
      await open(device, chanceOf(`${device.name} beginning`).pick(["/", "/nowhere"]) ?? "/")
      step(device, 1)
    },
    /** Whether all have made their moves. */
    areDone: () => busy === 0,
  }
}
