import { PgClient } from "@effect/sql-pg"
import { OrganisationFound, readCompanyNumber } from "@skorpe/core/domain/organisation"
import { Effect, Schema } from "effect"
import { Settings } from "../settings/Settings.ts"

const fewestCharacters = 2
const mostFound = 10

const decodeRows = Schema.decodeUnknownEffect(Schema.Array(OrganisationFound))

/** The first companies whose name starts with `query`, or the one with that number. */
export const searchOrganisations = Effect.fnUntraced(function* (query: string) {
  const sql = yield* PgClient.PgClient
  const { market } = yield* Settings
  const wanted = query.trim().toLowerCase()
  if (Array.from(wanted).length < fewestCharacters || wanted.length > 100) return []
  const company = readCompanyNumber(query, market)
  const number = company._tag === "CompanyNumber" ? company.number : null
  const beginning = `${wanted.replace(/[\\%_]/g, "\\$&")}%`
  return yield* decodeRows(
    yield* sql`SELECT name, number FROM organisation
      WHERE lower(name) LIKE ${beginning} OR number = ${number}
      ORDER BY lower(name), number LIMIT ${mostFound}`,
  )
})

/** Whether a company with this number is registered. */
export const organisationExists = Effect.fnUntraced(function* (number: string) {
  const sql = yield* PgClient.PgClient
  const company = readCompanyNumber(number, (yield* Settings).market)
  if (company._tag === "NotACompany") return false
  return (yield* sql`SELECT 1 FROM organisation WHERE number = ${company.number}`).length === 1
})
