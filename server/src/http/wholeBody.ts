import * as NodeHttpServerRequest from "@effect/platform-node/NodeHttpServerRequest"
import { Effect } from "effect"
import { HttpIncomingMessage, type HttpServerRequest } from "effect/http"
import { largestBody } from "./guard.ts"

/** Whoever sends one of these waits for more than a reading: for the end of pieces, a go-ahead, another protocol. */
const unusual = ["transfer-encoding", "expect", "upgrade"]

const mostBytes = BigInt(largestBody)

/**
 * Waits until the whole body of a request is there; handlers find it as the request's `text` and `json`, and nowhere
 * else. Fails when it is longer than `largestBody`. A body that said how long it is, as nearly all do, is taken as it
 * comes from the socket: the library's stream around it costs a tenth of a price.
 */
export const wholeBody = (request: HttpServerRequest.HttpServerRequest) =>
  unusual.every((header) => request.headers[header] === undefined)
    ? Effect.map(counted(request), (bytes) => {
        Object.defineProperty(request, "text", { value: Effect.succeed(decoder.decode(bytes)) })
      })
    : Effect.provideService(request.arrayBuffer, HttpIncomingMessage.MaxBodySize, mostBytes)

/**
 * The guard has looked at the length that was said, and Node lets no more than that in. A line that breaks interrupts,
 * which what stands around routes must let happen.
 */
const counted = (request: HttpServerRequest.HttpServerRequest) =>
  Effect.interruptible(
    Effect.callback<Buffer>((resume) => {
      const pieces: Buffer[] = []
      const source = NodeHttpServerRequest.toIncomingMessage(request)
      source.on("data", (piece: Buffer) => pieces.push(piece))
      source.on("end", () => {
        const [first = nothing] = pieces
        resume(Effect.succeed(pieces.length > 1 ? Buffer.concat(pieces) : first))
      })
    }),
  )

const nothing = Buffer.alloc(0)

const decoder = new TextDecoder()
