import { Effect } from "effect"
import { type Deliver, NotDelivered } from "./delivery.ts"

/** An SMS gateway over HTTP: its address, and the token that it knows us by. */
export interface SmsGateway {
  readonly url: string
  readonly token: string | undefined
}

const patience = 10_000

/**
 * Sends `{"id","to","text"}` as JSON with the token as bearer; any 2xx is taken for delivered. The id is also the
 * idempotency key, so that a gateway that answered too late need not send twice.
 */
export const smsGateway =
  ({ url, token }: SmsGateway): Deliver =>
  ({ to, text }, id) =>
    Effect.tryPromise({
      try: async () => {
        const answer = await fetch(url, {
          method: "POST",
          redirect: "error",
          signal: AbortSignal.timeout(patience),
          headers: {
            "content-type": "application/json",
            "idempotency-key": id,
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify({ id, to, text }),
        })
        await answer.body?.cancel()
        return answer.status
      },
      // The gateway's own words may repeat the message: only what kind of failure it was is told on.
      catch: (problem) => new NotDelivered({ why: problem instanceof Error ? problem.name : "no answer" }),
    }).pipe(
      Effect.flatMap((status) =>
        status >= 200 && status < 300 ? Effect.void : Effect.fail(new NotDelivered({ why: `HTTP ${status}` })),
      ),
    )
