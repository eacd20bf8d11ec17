import {
  cookieHeaders,
  type HttpAnswer,
  type HttpAsk,
  Refusing,
  takeCookies,
  Transport,
  Unreachable,
} from "@skorpe/core/services"
import type { Chance } from "@skorpe/core/simulation"
import { Cause, Effect, Layer, Queue, Stream } from "effect"
import { makeNth } from "./chanceAt.ts"
import { makeBusyServer } from "./busyServer.ts"
import type { Device } from "./device.ts"
import type { Journal } from "./journal.ts"
import type { Answered } from "../../../server/src/testing/plainCall.ts"
import type { SimulatedServer } from "../../../server/src/testing/simulatedServer.ts"
import type { Kind } from "./swarm.ts"
import type { VirtualTime } from "./virtualTime.ts"

/** How a call arrives. A duplicate that the network made is not a retry of the device. */
export interface Arrival {
  readonly isHeard: boolean
  readonly isCopy: boolean
}

interface Surroundings {
  readonly time: VirtualTime
  readonly journal: Journal
  readonly chanceOf: (name: string) => Chance
  readonly may: (kind: Kind) => boolean
  readonly server: () => SimulatedServer
  /** Sees each call that arrives, with what the server answered. */
  readonly watch: (device: Device, ask: HttpAsk, answered: Answered, arrival: Arrival) => void
}

/** Milliseconds after which a device gives a call up. */
const patience = 20_000

/** A stream of an order's steps that a device has open. */
interface OpenStream {
  readonly device: Device
  readonly ask: HttpAsk
  last: number
  readonly offer: (frame: string) => void
}

/** How the first arrival of a call goes, in milliseconds, and what happens to it besides. */
const drawTrip = (chance: Chance, may: Surroundings["may"]) => {
  const isSlow = may("slow requests") && chance.happens(0.08)
  return {
    there: isSlow ? chance.below(25_000) : 5 + chance.below(120),
    back: 5 + chance.below(120),
    isLost: may("lost requests") && chance.happens(0.08),
    isUnheard: may("lost answers") && chance.happens(0.08),
    isDoubled: may("doubled requests") && chance.happens(0.08),
    isKnownAtOnce: chance.happens(0.5),
  }
}

/**
 * The network between devices and the server: calls are slow, overtake one another, are lost on the way there or back,
 * and arrive twice. An order's live stream is its tracking, requested again when something has happened to the order.
 */
export const makeNetwork = ({ time, journal, chanceOf, may, server, watch }: Surroundings) => {
  const streams = new Set<OpenStream>()
  const nth = makeNth()
  const busy = makeBusyServer({ time, journal, chanceOf, may })

  const arrive = async (device: Device, ask: HttpAsk, headers: HttpAsk["headers"], arrival: Arrival) => {
    const { method, path, body } = ask
    const call = { method, path, headers, body, from: device.address }
    const answered = busy(call) ?? (await server().call(call))
    journal.tell(`${device.name} ${method} ${path}: ${answered.status}${arrival.isHeard ? "" : ", unheard"}`)
    journal.mix(answered.text)
    watch(device, ask, answered, arrival)
    return answered
  }

  const send = (device: Device, ask: HttpAsk) =>
    Effect.callback<HttpAnswer, Unreachable>((resume) => {
      const chance = chanceOf(nth(`${device.name} ${ask.method} ${ask.path}`))
      const trip = drawTrip(chance, may)
      const headers = { ...ask.headers, ...cookieHeaders(device.cookies) }
      let isOver = false
      const end = (how: Effect.Effect<HttpAnswer, Unreachable>) => {
        if (isOver) return
        isOver = true
        resume(how)
      }
      const fail = () => end(Effect.fail(new Unreachable()))
      const callOff = time.after(patience, fail)
      if (trip.isLost && trip.isKnownAtOnce) time.after(trip.back, fail)
      if (!trip.isLost) {
        time.after(trip.there, async () => {
          const answered = await arrive(device, ask, headers, { isHeard: !trip.isUnheard && !isOver, isCopy: false })
          if (trip.isUnheard) return void (trip.isKnownAtOnce && time.after(trip.back, fail))
          time.after(trip.back, () => {
            if (isOver) return
            takeCookies(device.cookies, answered.cookies)
            const { status, text, retryAfter } = answered
            end(Effect.succeed({ status, text, retryAfter }))
          })
        })
        if (trip.isDoubled) {
          journal.count("request doubled")
          const copy = { isHeard: false, isCopy: true }
          time.after(trip.there + chance.below(5000), () => arrive(device, ask, headers, copy))
        }
      }
      return Effect.sync(() => {
        isOver = true
        callOff()
      })
    })

  const offerNews = (stream: OpenStream, { status, text }: HttpAnswer): void => {
    if (status !== 200) return
    const { sequence } = JSON.parse(text) as { readonly sequence: number }
    if (sequence <= stream.last) return
    stream.last = sequence
    stream.offer(`id: ${sequence}\ndata: ${text}\n\n`)
  }

  const follow = (device: Device, { path, headers }: HttpAsk) =>
    Stream.unwrap(
      Effect.gen(function* () {
        const { accept: _, "last-event-id": last = "0", ...others } = headers
        const ask: HttpAsk = { method: "GET", path, headers: others }
        const first = yield* send(device, ask)
        if (first.status !== 200) return yield* Effect.fail(new Refusing(first))
        const queue = yield* Queue.unbounded<string, Unreachable>()
        const stream: OpenStream = {
          device,
          ask,
          last: Number(last),
          offer: (frame) => void Queue.offerUnsafe(queue, frame),
        }
        streams.add(stream)
        yield* Effect.addFinalizer(() => Effect.sync(() => void streams.delete(stream)))
        // It begins with a comment, as the server's does, so that a stream without news counts as live.
        stream.offer(": here\n\n")
        offerNews(stream, first)
        if (may("lost answers")) {
          const held = 1000 + chanceOf(nth(`${device.name} stream ${path}`)).below(120_000)
          time.after(held, () => Queue.failCauseUnsafe(queue, Cause.fail(new Unreachable())))
        }
        return Stream.fromQueue(queue)
      }),
    )

  return {
    transportOf: (device: Device): Layer.Layer<Transport> =>
      Layer.succeed(Transport, { send: (ask) => send(device, ask), stream: (ask) => follow(device, ask) }),
    /** Brings to open streams what has happened to their orders. */
    bringNews: async (): Promise<void> => {
      for (const stream of streams) {
        const { device, ask } = stream
        const headers = { ...ask.headers, ...cookieHeaders(device.cookies) }
        offerNews(stream, await server().call({ ...ask, headers, from: device.address }))
      }
    },
  }
}
