import { PgClient } from "@effect/sql-pg"
import { type OrganisationUpdate, readCompanyName } from "@skorpe/core/domain/organisation"
import { Effect } from "effect"
import { refuse } from "../http/refuse.ts"
import { readDetails } from "./readOrganisation.ts"
import { withOrganisationLock, requireRight } from "./rights.ts"

/** Changes an organisation's name and limits, and returns the updated organisation. */
export const updateOrganisation = (organisationId: string, { name, limits }: OrganisationUpdate) =>
  withOrganisationLock(
    organisationId,
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const { customerId } = yield* requireRight(organisationId, "update")
      if (name !== undefined) {
        const written = readCompanyName(name)
        if (written === null) return yield* refuse.badRequest(3012)
        yield* sql`UPDATE organisation SET name = ${written} WHERE id = ${organisationId}`
      }
      if (limits !== undefined) {
        yield* sql`UPDATE organisation SET per_order = ${limits.perOrder}, per_month = ${limits.perMonth}
          WHERE id = ${organisationId}`
      }
      return yield* readDetails(organisationId, customerId)
    }),
  )
