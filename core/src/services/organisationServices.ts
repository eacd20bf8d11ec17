import { Effect, Schema } from "effect"
import { paths } from "../api/paths.ts"
import { OrganisationFound, OrganisationSummary } from "../domain/organisation/wire.ts"
import { callApi } from "./callApi.ts"
import { pathTo } from "./paths.ts"
import type { Requests } from "./requests.ts"
import type { CallServices } from "./serviceNeeds.ts"

type OrganisationCalls = "FindOrganisations" | "CreateOrganisation"

/** The server finds nothing for fewer characters. */
const fewestCharacters = 2

/** Executes the calls about companies that order on account (SPEC §7.1, §7.2, §7.4). */
export const makeOrganisationServices = ({ get, post, fresh }: Requests): CallServices<OrganisationCalls> => {
  const search = (name: string) =>
    Array.from(name.trim()).length < fewestCharacters
      ? Effect.succeed([])
      : callApi(get(pathTo(paths.organisations.search, { query: name.trim() })), Schema.Array(OrganisationFound))
  const exists = (number: string | null) =>
    number === null
      ? Effect.succeed(null)
      : fresh(callApi(get(pathTo(paths.organisations.exists, { number })), Schema.Boolean))
  return {
    FindOrganisations: ({ name, number }) => Effect.all({ byName: search(name), hasNumber: exists(number) }),
    CreateOrganisation: ({ name, number, key }) =>
      fresh(
        callApi(
          post(pathTo(paths.organisations.create), { name, number }, { "idempotency-key": key }),
          OrganisationSummary,
        ),
      ),
  }
}
