import { Effect, Schema } from "effect"
import { ApiFailure } from "../api/failure.ts"
import { paths } from "../api/paths.ts"
import type { OrganisationChange, OrganisationHome } from "../domain/organisation/home.ts"
import { mayDo } from "../domain/organisation/rules/mayDo.ts"
import {
  Balance,
  Invitation,
  MemberUpdate,
  OrganisationDetails,
  OrganisationFound,
  OrganisationSummary,
  OrganisationUpdate,
} from "../domain/organisation/wire.ts"
import { callApi } from "./callApi.ts"
import { pathTo } from "./paths.ts"
import type { Requests } from "./requests.ts"
import type { CallServices } from "./serviceNeeds.ts"
import type { Transport } from "./transport.ts"

type OrganisationCalls = "FindOrganisations" | "CreateOrganisation" | "LoadOrganisation" | "ChangeOrganisation"

const encodeUpdate = Schema.encodeSync(OrganisationUpdate)
const encodeMember = Schema.encodeSync(MemberUpdate)

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
  /** Requests first what a member may see, and then what only an administrator may. */
  const load = Effect.fnUntraced(function* (id: string): Effect.fn.Return<OrganisationHome, ApiFailure, Transport> {
    const { summary, balance } = yield* Effect.all({
      summary: callApi(get(pathTo(paths.organisations.read, { id })), OrganisationSummary),
      balance: callApi(get(pathTo(paths.organisations.balance, { id })), Balance),
    })
    if (!mayDo(summary.membership, "readDetails")) return { summary, balance, members: null, invitations: null }
    const { details, invitations } = yield* Effect.all({
      details: callApi(get(pathTo(paths.organisations.details, { id })), OrganisationDetails),
      invitations: callApi(get(pathTo(paths.organisations.invitations, { id })), Schema.Array(Invitation)),
    })
    return { summary, balance, members: details.members, invitations }
  })
  const change = (id: string, wanted: OrganisationChange, key: string) => {
    switch (wanted._tag) {
      case "Update":
        return callApi(post(pathTo(paths.organisations.update, { id }), encodeUpdate(wanted.update)), Schema.Unknown)
      case "Invite": {
        const { phone, email } = wanted.contact
        const body = { phoneNumber: phone, email }
        return callApi(
          post(pathTo(paths.organisations.invite, { id }), body, { "idempotency-key": key }),
          Schema.Unknown,
        )
      }
      case "Withdraw": {
        const { invitationId } = wanted
        return callApi(post(pathTo(paths.organisations.withdraw, { id, invitationId }), {}), Schema.Unknown)
      }
      case "Member": {
        const path = pathTo(paths.organisations.member, { id, userId: wanted.customerId })
        return callApi(post(path, encodeMember(wanted.update)), Schema.Unknown)
      }
    }
  }
  return {
    LoadOrganisation: ({ organisationId }) => fresh(load(organisationId)),
    ChangeOrganisation: ({ organisationId, change: wanted, key }) =>
      wanted === null
        ? Effect.fail(ApiFailure.make({ _tag: "Defect" }))
        : fresh(Effect.as(change(organisationId, wanted, key), null)),
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
