import { Effect, Layer } from "effect"
import { FetchHttpClient, HttpClient, HttpClientResponse } from "effect/http"

/** The most batches in flight; more are dropped, so that a slow collector does not use up memory. */
const mostAtOnce = 4

/** Milliseconds that a collector may take for a batch; then nothing is sent for a minute. */
const patience = 5000

/** Sends to the collector. A batch that it does not accept in time is lost: no request of the shop waits for it. */
export const collectorClient = Layer.effect(
  HttpClient.HttpClient,
  Effect.map(HttpClient.HttpClient, (client) => {
    let atOnce = 0
    return HttpClient.transform(client, (sending, request) =>
      Effect.suspend(() => {
        if (atOnce >= mostAtOnce) {
          return Effect.succeed(HttpClientResponse.fromWeb(request, new Response(null, { status: 202 })))
        }
        atOnce += 1
        const given = Effect.timeoutOrElse(sending, {
          duration: patience,
          // A defect is not retried.
          orElse: () => Effect.die(new Error("the collector did not answer in time")),
        })
        return Effect.ensuring(
          given,
          Effect.sync(() => {
            atOnce -= 1
          }),
        )
      }),
    )
  }),
).pipe(Layer.provide(FetchHttpClient.layer))
