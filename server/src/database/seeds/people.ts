import { PgClient } from "@effect/sql-pg"
import type { Customer } from "@skorpe/core/domain/account"
import type { Organisation, SpendingLimits } from "@skorpe/core/domain/organisation"
import { kroner } from "@skorpe/core/domain/money"
import { Effect } from "effect"
import { newId } from "../../secrets/secrets.ts"
import { Settings } from "../../settings/Settings.ts"
import { withSchemaLock } from "../migrate.ts"

/** A market's fictional people. */
export interface People {
  readonly customers: readonly Customer[]
  readonly organisations: readonly Organisation[]
}

/** What a fictional organisation without a limit may order on account. */
const generous = kroner(1_000_000)

/** Adds the fictional people to a database without customers; `read` is called only then. Real customers are kept. */
export const seedPeople = (read: () => People) =>
  withSchemaLock(
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const at = new Date((yield* Settings).now())
      const [found] = yield* sql`SELECT 1 FROM customer LIMIT 1`
      if (found !== undefined) return
      const { customers, organisations } = read()
      const rows = customers.map((one) => rowOf(one, at))
      yield* sql`INSERT INTO customer SELECT * FROM jsonb_populate_recordset(NULL::customer, ${sql.json(rows)})`
      yield* sql`INSERT INTO customer_address (id, customer_id, address)
        SELECT id, customer_id, address FROM jsonb_to_recordset(${sql.json(customers.flatMap(addressRows))})
          AS row (id text, customer_id text, address jsonb)`
      for (const { _id, favourites, discounts } of customers) {
        yield* sql`INSERT INTO favourite (customer_id, variation_code)
          SELECT ${_id}, code FROM jsonb_array_elements_text(${sql.json(favourites)}) AS code`
        yield* sql`INSERT INTO customer_discount (customer_id, code)
          SELECT ${_id}, code FROM jsonb_array_elements_text(${sql.json(discounts)}) AS code`
      }
      const companies = organisations.map(({ id, name, number, limits, discount }) => ({
        id,
        name,
        number,
        discount,
        created_at: at,
        ...limitsOf(limits),
        approved_per_order: limits.perOrder ?? generous,
        approved_per_month: limits.perMonth ?? generous,
        approved_at: at,
      }))
      yield* sql`INSERT INTO organisation
        SELECT * FROM jsonb_populate_recordset(NULL::organisation, ${sql.json(companies)})`
      const memberships = organisations.flatMap(({ id, members }) =>
        members.map(({ customerId, role, limits }) => ({
          organisation_id: id,
          customer_id: customerId,
          role,
          is_active: isActive(customers, id, customerId),
          ...limitsOf(limits),
        })),
      )
      yield* sql`INSERT INTO membership
        SELECT * FROM jsonb_populate_recordset(NULL::membership, ${sql.json(memberships)})`
    }),
  )

const rowOf = (one: Customer, at: Date) => ({
  id: one._id,
  external_id: one.externalId,
  phone: one.phoneNumber,
  email: one.email,
  email_verified_at: one.email === null ? null : at,
  first_name: one.firstName,
  last_name: one.lastName,
  birthdate: one.birthdate,
  language: one.language,
  notification_types: one.notificationTypes,
  favorite_store: one.favoriteStore,
  accepted_terms_at: one.loyalty.acceptedTerms ? at : null,
  points: one.loyalty.points,
  created_at: at,
})

const addressRows = ({ _id, addresses }: Customer) =>
  addresses.map((address) => ({ id: newId(), customer_id: _id, address }))

const limitsOf = ({ perOrder, perMonth }: SpendingLimits) => ({ per_order: perOrder, per_month: perMonth })

const isActive = (customers: readonly Customer[], organisationId: string, customerId: string): boolean =>
  customers
    .find(({ _id }) => _id === customerId)
    ?.organisations.some((one) => one.organisationId === organisationId && one.isActive) ?? false
