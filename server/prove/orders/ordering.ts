import { setTimeout as sleep } from "node:timers/promises"
import type { Findings } from "../experiment.ts"
import { chanceOf } from "../harness/chance.ts"
import { newOrder, send, type SentOrder } from "./sentOrders.ts"

const customers = 8

/** The share of answered orders that are resent, as from a phone with a bad connection. */
const repeats = 0.1

/** Many customers who order continuously, whatever happens to the servers. */
export const makeOrdering = (seed: number, findings: Findings) => {
  const run = `${seed}-${Date.now().toString(36)}`
  const sent: SentOrder[] = []
  const unanswered: SentOrder[] = []
  let answers = 0

  const next = (turn: number): SentOrder => {
    const chance = chanceOf(seed, turn)
    const waiting = unanswered.shift()
    if (waiting !== undefined) return waiting
    const earlier = sent[chance.below(sent.length)]
    if (earlier !== undefined && earlier.told !== null && chance.happens(repeats)) return earlier
    const order = newOrder(run, sent.length, chance)
    sent.push(order)
    return order
  }

  const sendOne = async (order: SentOrder, url: string): Promise<boolean> => {
    const isAnswered = await send(url, order, findings)
    if (isAnswered) answers += 1
    else unanswered.push(order)
    return isAnswered
  }

  let turn = 0
  return {
    sent: (): readonly SentOrder[] => sent,
    answers: () => answers,
    /** Orders at the server that `where` names, each customer pausing for `pause` ms, until `isOver`. */
    until: async (isOver: () => boolean, where: () => string, pause = 0): Promise<void> => {
      const order = async () => {
        while (!isOver()) {
          await sendOne(next(turn++), where())
          await sleep(pause)
        }
      }
      await Promise.all(Array.from({ length: customers }, order))
    },
    /** Retries everything that was never answered, and a tenth of the rest. */
    settle: async (url: string): Promise<void> => {
      for (let tries = 0; unanswered.length > 0 && tries < 5; tries++) {
        await Promise.all(unanswered.splice(0).map((order) => sendOne(order, url)))
      }
      for (let nth = 0; nth < sent.length; nth += 10) {
        const order = sent[nth]
        if (order !== undefined) await send(url, order, findings)
      }
    },
  }
}
