import { Effect, Schema, Stream } from "effect"
import { ApiFailure } from "../api/failure.ts"
import { orderTokenHeader } from "../api/headers.ts"
import { paths } from "../api/paths.ts"
import { Tracking } from "../domain/order/model.ts"
import { failureOf } from "./failureOf.ts"
import { tokenOf } from "./orderTokens.ts"
import { pathTo } from "./paths.ts"
import { readEventStream } from "./readEventStream.ts"
import { Transport } from "./transport.ts"

const decodeTracking = Schema.decodeUnknownEffect(Schema.fromJsonString(Tracking))

/** Reads an order's server-sent events until the stream ends, and passes each `Tracking` to `hear`. */
export const followOrder = Effect.fnUntraced(function* (
  { orderId, after }: { readonly orderId: string; readonly after: number },
  hear: (tracking: Tracking) => void,
) {
  const transport = yield* Transport
  const token = yield* tokenOf(orderId)
  const lines = transport.stream({
    method: "GET",
    path: pathTo(paths.orders.track, { id: orderId }),
    headers: { accept: "text/event-stream", [orderTokenHeader]: token, "last-event-id": String(after) },
  })
  yield* readEventStream(lines).pipe(
    Stream.runForEach(({ data }) => Effect.map(decodeTracking(data), hear)),
    Effect.catchTags({
      Unreachable: () => Effect.fail(ApiFailure.make({ _tag: "Unreachable" })),
      Refusing: (answer) => Effect.flatMap(failureOf(answer), Effect.fail),
      SchemaError: () => Effect.fail(ApiFailure.make({ _tag: "Defect" })),
    }),
  )
  return null
})
