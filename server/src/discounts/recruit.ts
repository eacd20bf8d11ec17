import { PgClient } from "@effect/sql-pg"
import { readEmail } from "@skorpe/core/domain/account"
import { type FriendToRecruit, recruiting } from "@skorpe/core/domain/discount"
import { Language } from "@skorpe/core/domain/language"
import { readPhone } from "@skorpe/core/domain/phone"
import { millisecondsInDay as day } from "date-fns/constants"
import { Effect, Schema } from "effect"
import { refuse } from "../http/refuse.ts"
import { takeTurn } from "../limits/takeTurn.ts"
import { post } from "../messages/post.ts"
import { Settings } from "../settings/Settings.ts"
import { ownReferral } from "./ownReferral.ts"
import { recruitWords } from "./recruitWords.ts"

const decodeRows = Schema.decodeUnknownEffect(
  Schema.Array(Schema.Struct({ phone: Schema.String, email: Schema.NullOr(Schema.String), language: Language })),
)

type Way = { readonly _tag: "Sms" | "Mail"; readonly to: string }

/** The friend to send the code to; `null` if the customer only wants to see it. */
const readWay = Effect.fnUntraced(function* ({ phoneNumber, email }: FriendToRecruit) {
  const { market } = yield* Settings
  if (phoneNumber !== undefined && email !== undefined) return yield* refuse.badRequest(1002)
  if (phoneNumber !== undefined) {
    const phone = readPhone(phoneNumber, market)
    if (phone._tag === "NotAPhone") return yield* refuse.badRequest(1031)
    return { _tag: "Sms", to: phone.e164 } satisfies Way
  }
  if (email === undefined) return null
  const to = readEmail(email)
  if (to === null) return yield* refuse.badRequest(1009)
  return { _tag: "Mail", to } satisfies Way
})

/** Whether another message may be sent: the limits are per day, for the customer and for the friend. */
const mayTell = Effect.fnUntraced(function* (customerId: string, { to }: Way) {
  const { messagesPerDay, messagesPerFriend } = recruiting
  const toFriend = yield* takeTurn(`recruited:${to.toLowerCase()}`, { times: messagesPerFriend, within: day })
  return toFriend && (yield* takeTurn(`recruiter:${customerId}`, { times: messagesPerDay, within: day }))
})

/** Returns a customer's referral code, and sends it to a friend if one is named (DECISIONS §18, recruit a friend). */
export const recruit = Effect.fnUntraced(function* (customerId: string, friend: FriendToRecruit) {
  const sql = yield* PgClient.PgClient
  const way = yield* readWay(friend)
  const { code, descriptions } = yield* ownReferral(customerId)
  if (way === null) return { code, descriptions, sent: false }
  const [self] = yield* decodeRows(yield* sql`SELECT phone, email, language FROM customer WHERE id = ${customerId}`)
  const isOneself = way.to === self?.phone || way.to.toLowerCase() === self?.email?.toLowerCase()
  if (self === undefined || isOneself) return yield* refuse.badRequest(3016)
  if (!(yield* mayTell(customerId, way))) return yield* refuse.badRequest(way._tag === "Sms" ? 4034 : 3016)
  const { subject, text } = recruitWords[self.language](descriptions[self.language], code)
  yield* post(way._tag === "Sms" ? { _tag: "Sms", to: way.to, text } : { _tag: "Mail", to: way.to, subject, text })
  return { code, descriptions, sent: true }
})
