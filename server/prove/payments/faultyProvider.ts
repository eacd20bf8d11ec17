import { setTimeout as sleep } from "node:timers/promises"
import type { Chance } from "../harness/chance.ts"

/** Whether faults still happen, and where the chances come from. */
export interface Faults {
  readonly chance: Chance
  readonly isOver: () => boolean
}

type Send = (request: Request) => Promise<Response>

const down = (status: number, errorCode: string, headers: Record<string, string> = {}): Response =>
  Response.json({ status, errorCode, message: "a fault of the experiment" }, { status, headers })

/** A way to the provider that loses requests and answers, repeats them, and has the provider fail before or after its work. */
export const faultySend = (send: Send, { chance, isOver }: Faults): Send => {
  const unanswered: Send = async (request) => {
    await send(request)
    throw new TypeError("the answer was lost")
  }
  const ways: readonly [Send, ...Send[]] = [
    () => Promise.reject(new TypeError("the request was lost")),
    unanswered,
    unanswered,
    unanswered,
    () => Promise.resolve(down(500, "905")),
    async (request) => {
      await send(request)
      return down(502, "905")
    },
    () => Promise.resolve(down(422, "704")),
    () => Promise.resolve(down(503, "1", { "transient-error": "true" })),
    async (request) => {
      const again = request.clone()
      await send(request)
      return send(again)
    },
    async (request) => {
      await sleep(chance.below(120))
      return send(request)
    },
  ]
  return (request) => (isOver() || chance.happens(0.6) ? send(request) : chance.pick(ways)(request))
}

/** Notifications that are lost, repeated, late and so out of order, and forged copies of them. */
export const faultyPost = (
  post: (body: string) => Promise<number>,
  { chance, isOver }: Faults,
  forged: (body: string, status: number) => void,
) => {
  const accepted = async (body: string): Promise<boolean> => (await post(body)) === 200
  const forge = async (body: string): Promise<void> => {
    const wrong = body.replace('"success":"false"', '"success":"true"').replace(/"value":\d+/, '"value":1')
    if (wrong !== body) forged(wrong, await post(wrong))
  }
  return async (body: string): Promise<boolean> => {
    if (isOver()) return accepted(body)
    if (chance.happens(0.1)) await forge(body)
    if (chance.happens(0.2)) await sleep(chance.below(900))
    if (chance.happens(0.1)) return false
    const first = await accepted(body)
    if (chance.happens(0.15)) await accepted(body)
    return first && !chance.happens(0.1)
  }
}
