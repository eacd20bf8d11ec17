import { Effect } from "effect"
import { type Deliver, NotDelivered } from "./delivery.ts"

/** An SMS gateway over HTTP: its address, and our token. */
export interface SmsGateway {
  readonly url: string
  readonly token: string | undefined
}

const patience = 10_000

/**
 * Posts `{"id","to","text"}` as JSON with the token as bearer. Any 2xx counts as delivered. The id is also the
 * idempotency key, so that a gateway can ignore a repeat after a lost answer.
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
      // The gateway's error text may repeat the message, so only the kind of failure is kept.
      catch: (problem) => new NotDelivered({ why: problem instanceof Error ? problem.name : "no answer" }),
    }).pipe(
      Effect.flatMap((status) =>
        status >= 200 && status < 300 ? Effect.void : Effect.fail(new NotDelivered({ why: `HTTP ${status}` })),
      ),
    )
