import { mayBeStaffKey, staffKeyHeader } from "@skorpe/core/api"
import { type HealthFault, type HealthWatchEvent, ShopHealth } from "@skorpe/core/domain/operator"
import { Option, Schema } from "effect"

/** The timeout in ms. A server whose database is away takes 5 s to say so. */
const longestWait = 30_000

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(ShopHealth))

const missed = (fault: HealthFault): HealthWatchEvent => ({ type: "HealthMissed", fault })

/** Reads the shop's health from its own server, with the staff key. Never rejects; an abort counts as no answer. */
export const readHealth = async (key: string, signal: AbortSignal): Promise<HealthWatchEvent> => {
  if (!mayBeStaffKey(key)) return missed({ _tag: "WrongKey" })
  try {
    const answer = await fetch("/api/operator/health", {
      headers: { [staffKeyHeader]: key },
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestWait)]),
    })
    if (answer.status === 401) return missed({ _tag: "WrongKey" })
    if (!answer.ok) return missed({ _tag: "Refused", status: answer.status })
    return Option.match(decode(await answer.text()), {
      onNone: () => missed({ _tag: "Unreadable" }),
      onSome: (health) => ({ type: "HealthRead", health }),
    })
  } catch {
    return missed({ _tag: "NoAnswer" })
  }
}
