import { Effect, Schema, Stream } from "effect"
import { createParser } from "eventsource-parser"
import { ApiFailure } from "../api/failure.ts"
import { orderTokenHeader } from "../api/headers.ts"
import { paths } from "../api/paths.ts"
import { Tracking } from "../order/model.ts"
import { failureOf } from "./callApi.ts"
import { tokenOf } from "./orderTokens.ts"
import { pathTo } from "./paths.ts"
import { Transport } from "./transport.ts"

const decodeTracking = Schema.decodeUnknownEffect(Schema.fromJsonString(Tracking))

/** Hears an order's server-sent events until the line ends, and hands each `Tracking` on. */
export const followOrder = Effect.fnUntraced(function* (
  { orderId, after }: { readonly orderId: string; readonly after: number },
  hear: (tracking: Tracking) => void,
) {
  const transport = yield* Transport
  const token = yield* tokenOf(orderId)
  const messages: string[] = []
  const parser = createParser({ onEvent: ({ data }) => void messages.push(data) })
  const lines = transport.stream({
    method: "GET",
    path: pathTo(paths.orders.track, { id: orderId }),
    headers: { accept: "text/event-stream", [orderTokenHeader]: token, "last-event-id": String(after) },
  })
  yield* lines.pipe(
    Stream.runForEach((piece) =>
      Effect.gen(function* () {
        parser.feed(piece)
        for (const message of messages.splice(0)) hear(yield* decodeTracking(message))
      }),
    ),
    Effect.catchTags({
      Unreachable: () => Effect.fail(ApiFailure.make({ _tag: "Unreachable" })),
      Refusing: (answer) => Effect.flatMap(failureOf(answer), Effect.fail),
      SchemaError: () => Effect.fail(ApiFailure.make({ _tag: "Defect" })),
    }),
  )
  return null
})
