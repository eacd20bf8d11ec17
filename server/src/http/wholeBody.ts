import * as NodeHttpServerRequest from "@effect/platform-node/NodeHttpServerRequest"
import { Effect } from "effect"
import { HttpIncomingMessage, type HttpServerRequest } from "effect/http"
import { largestBody } from "./guard.ts"

const mostBytes = BigInt(largestBody)

/**
 * Waits until the whole body of a request is there, from where handlers read it; fails when it is longer than
 * `largestBody`. A body that said how long it is, as nearly all do, is read from the socket without the library's
 * stream around it, whose listeners cost a tenth of a price.
 */
export const wholeBody = (request: HttpServerRequest.HttpServerRequest) =>
  request.headers["transfer-encoding"] === undefined
    ? Effect.map(readCounted(request), (bytes) => {
        Object.defineProperties(request, {
          text: { value: Effect.succeed(decoder.decode(bytes)) },
          arrayBuffer: { get: () => Effect.sync(() => new Uint8Array(bytes).buffer) },
        })
      })
    : Effect.provideService(request.arrayBuffer, HttpIncomingMessage.MaxBodySize, mostBytes)

/** Node sees to it that no more comes than was said, and the guard has looked at what was said; a broken line ends the fiber. */
const readCounted = (request: HttpServerRequest.HttpServerRequest) =>
  Effect.callback<Buffer>((resume) => {
    const pieces: Buffer[] = []
    const source = NodeHttpServerRequest.toIncomingMessage(request)
    source.on("data", (piece: Buffer) => pieces.push(piece))
    source.on("end", () => {
      const [first = nothing] = pieces
      resume(Effect.succeed(pieces.length > 1 ? Buffer.concat(pieces) : first))
    })
  })

const nothing = Buffer.alloc(0)

const decoder = new TextDecoder()
