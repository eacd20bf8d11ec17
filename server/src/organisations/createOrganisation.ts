import { PgClient } from "@effect/sql-pg"
import { CurrentCustomer } from "@skorpe/core/api"
import {
  type OrganisationCreate,
  OrganisationSummary,
  readCompanyName,
  readCompanyNumber,
} from "@skorpe/core/domain/organisation"
import { millisecondsInDay } from "date-fns/constants"
import { Effect } from "effect"
import { refuse } from "../http/refuse.ts"
import { once } from "../idempotency/once.ts"
import { takeTurn } from "../limits/takeTurn.ts"
import { newId } from "../secrets/secrets.ts"
import { Settings } from "../settings/Settings.ts"
import { readSummary } from "./readOrganisation.ts"

/** Rate limit: companies that one customer can register in a day. */
const creationLimit = { times: 5, within: millisecondsInDay }

/** Registers a company with the caller as its administrator, once per idempotency key. */
export const createOrganisation = Effect.fnUntraced(function* (key: string, request: OrganisationCreate) {
  const { customerId } = yield* CurrentCustomer
  const scope = `organisation/create ${customerId}`
  return yield* once({ scope, key, body: request, answer: OrganisationSummary }, create(customerId, request))
})

const create = Effect.fnUntraced(function* (customerId: string, request: OrganisationCreate) {
  const sql = yield* PgClient.PgClient
  const { market, now } = yield* Settings
  const name = readCompanyName(request.name)
  const company = readCompanyNumber(request.number, market)
  if (name === null || company._tag === "NotACompany") return yield* refuse.badRequest(3012)
  const id = newId()
  const created = yield* sql`INSERT INTO organisation (id, name, number, created_at)
    VALUES (${id}, ${name}, ${company.number}, ${new Date(now())})
    ON CONFLICT (number) DO NOTHING RETURNING 1`
  if (created.length === 0) return yield* refuse.conflict(3002)
  if (!(yield* takeTurn(`organisation/create ${customerId}`, creationLimit))) return yield* refuse.tooMany(3016)
  yield* sql`INSERT INTO membership (organisation_id, customer_id, role, is_active)
    VALUES (${id}, ${customerId}, 'administrator', true)`
  return yield* readSummary(id, customerId)
})
