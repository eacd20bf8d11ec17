import { readPaging, SkorpeApi } from "@skorpe/core/api"
import { mayDo } from "@skorpe/core/domain/organisation"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { acceptInvitation } from "./acceptInvitation.ts"
import { readBalance } from "./balance.ts"
import { changeMember } from "./changeMember.ts"
import { createOrganisation } from "./createOrganisation.ts"
import { exportOrders } from "./export/exportOrders.ts"
import { readInvitation, readInvitations } from "./invitations.ts"
import { invite } from "./invite.ts"
import { listOrders } from "../orders/listOrders.ts"
import { readDetails, readSummary } from "./readOrganisation.ts"
import { requireRight } from "./rights.ts"
import { organisationExists, searchOrganisations } from "./search.ts"
import { updateOrganisation } from "./updateOrganisation.ts"
import { withdrawInvitation } from "./withdrawInvitation.ts"

const storage = ["SqlError", "SchemaError"] as const

/** The endpoints of organisations. Each checks the caller's right first (`mayDo`). */
export const OrganisationsHandlers = HttpApiBuilder.group(SkorpeApi, "organisations", (handlers) =>
  handlers.handleAll({
    create: ({ payload, headers }) =>
      createOrganisation(headers["idempotency-key"], payload).pipe(Effect.catchTag(storage, Effect.die)),
    search: ({ params }) => searchOrganisations(params.query).pipe(Effect.catchTag(storage, Effect.die)),
    exists: ({ params }) => organisationExists(params.number).pipe(Effect.catchTag("SqlError", Effect.die)),

    read: Effect.fnUntraced(
      function* ({ params }) {
        const { customerId } = yield* requireRight(params.id, "read")
        return yield* readSummary(params.id, customerId)
      },
      Effect.catchTag(storage, Effect.die),
    ),

    details: Effect.fnUntraced(
      function* ({ params }) {
        const { customerId } = yield* requireRight(params.id, "readDetails")
        return yield* readDetails(params.id, customerId)
      },
      Effect.catchTag(storage, Effect.die),
    ),

    balance: Effect.fnUntraced(
      function* ({ params }) {
        return yield* readBalance(params.id, yield* requireRight(params.id, "readOwnBalance"))
      },
      Effect.catchTag(storage, Effect.die),
    ),

    invitations: Effect.fnUntraced(
      function* ({ params }) {
        yield* requireRight(params.id, "readInvitations")
        return yield* readInvitations(params.id, null)
      },
      Effect.catchTag(storage, Effect.die),
    ),

    invitation: Effect.fnUntraced(
      function* ({ params }) {
        yield* requireRight(params.id, "readInvitations")
        return yield* readInvitation(params.id, params.invitationId)
      },
      Effect.catchTag(storage, Effect.die),
    ),

    withdraw: ({ params }) =>
      withdrawInvitation(params.id, params.invitationId).pipe(Effect.catchTag(storage, Effect.die)),

    invite: ({ params, headers, payload: request }) =>
      invite({ organisationId: params.id, key: headers["idempotency-key"], request, isForCustomer: false }).pipe(
        Effect.catchTag(storage, Effect.die),
      ),

    add: ({ params, headers, payload: request }) =>
      invite({ organisationId: params.id, key: headers["idempotency-key"], request, isForCustomer: true }).pipe(
        Effect.catchTag(storage, Effect.die),
      ),

    accept: ({ params }) => acceptInvitation(params.token).pipe(Effect.catchTag(storage, Effect.die)),
    update: ({ params, payload }) => updateOrganisation(params.id, payload).pipe(Effect.catchTag(storage, Effect.die)),
    updateMember: ({ params, payload }) =>
      changeMember(params.id, params.userId, payload).pipe(Effect.catchTag(storage, Effect.die)),

    exportOrders: ({ params, query }) => exportOrders(params.id, query).pipe(Effect.catchTag(storage, Effect.die)),

    orders: Effect.fnUntraced(
      function* ({ params, query }) {
        const { customerId, ...standing } = yield* requireRight(params.id, "readOwnOrders")
        const whose = mayDo(standing, "readOrders") ? null : customerId
        return yield* listOrders(
          { _tag: "OfOrganisation", organisationId: params.id, customerId: whose },
          readPaging(query),
        )
      },
      Effect.catchTag(storage, Effect.die),
    ),
  }),
)
