import { Effect, Schema, Stream } from "effect"
import { ApiFailure } from "../api/failure.ts"
import { staffKeyHeader } from "../api/headers.ts"
import { kitchenPaths } from "../api/kitchenPaths.ts"
import { KitchenOrder } from "../domain/order/kitchenOrder.ts"
import { failureOf } from "./failureOf.ts"
import { pathTo } from "./paths.ts"
import { readEventStream } from "./readEventStream.ts"
import { Transport } from "./transport.ts"

const decodeOrder = Schema.decodeUnknownEffect(Schema.fromJsonString(KitchenOrder))

/** Which orders a kitchen follows, and from where: a page's `position`, or the last received id. */
export interface KitchenFollowed {
  readonly staffKey: string
  /** The language of the texts: `nb`, `sv` or `en`. */
  readonly language: string
  readonly query: Readonly<Record<string, string>>
  readonly after: string
}

/** An order as it is now, with the `id` to resume after, if there is one. */
export interface KitchenNews {
  readonly order: KitchenOrder
  readonly id: string | null
}

/** A kitchen's orders, live, until the stream ends or breaks. An order may come twice: the higher `sequence` is newer. */
export const followKitchen = ({ staffKey, language, query, after }: KitchenFollowed) =>
  Stream.unwrap(
    Effect.map(Transport, ({ stream }) =>
      stream({
        method: "GET",
        path: `${pathTo(kitchenPaths.orders)}?${writeQuery(query)}`,
        headers: {
          accept: "text/event-stream",
          "accept-language": language,
          [staffKeyHeader]: staffKey,
          "last-event-id": after,
        },
      }),
    ),
  ).pipe(
    readEventStream,
    Stream.mapEffect(({ id, data }) =>
      Effect.map(decodeOrder(data), (order): KitchenNews => ({ order, id: id ?? null })),
    ),
    Stream.catchTags({
      Unreachable: () => Stream.fail(ApiFailure.make({ _tag: "Unreachable" })),
      Refusing: (answer) => Stream.unwrap(Effect.map(failureOf(answer), Stream.fail)),
      SchemaError: () => Stream.fail(ApiFailure.make({ _tag: "Defect" })),
    }),
  )

/** A query as a URL has it. */
export const writeQuery = (query: Readonly<Record<string, string>>): string =>
  Object.entries(query)
    .map((pair) => pair.map(encodeURIComponent).join("="))
    .join("&")
