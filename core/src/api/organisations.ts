import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import {
  Balance,
  ExportQuery,
  Invitation,
  Invite,
  MemberUpdate,
  MemberUpdated,
  OrganisationCreate,
  OrganisationDetails,
  OrganisationFound,
  OrganisationOrders,
  OrganisationSummary,
  OrganisationUpdate,
} from "../domain/organisation/wire.ts"
import { CleanText } from "../domain/text/model.ts"
import { CustomersOnly } from "./callers.ts"
import { BadRequest, Conflict, Forbidden, NotFound, TooManyRequests } from "./errors.ts"
import { IdempotencyKey } from "../domain/order/idempotencyKey.ts"
import * as examples from "./organisationExamples.ts"
import { Paging } from "./paging.ts"
import { paths } from "./paths.ts"
import { withExamples } from "./withExamples.ts"
import { withRefresh } from "./withRefresh.ts"

const text = CleanText.check(Schema.isMinLength(1))
const params = { id: text.annotate({ examples: [examples.summary.id], description: "An organisation's id" }) }
const headers = { "idempotency-key": IdempotencyKey }

/** 404 (3007) for non-members, 403 (1003) for a member without the right. */
const membersOnly = [NotFound, Forbidden] as const

const inviting = {
  params,
  headers,
  payload: withExamples(Invite, examples.invite),
  success: withExamples(Invitation, examples.invitation),
  error: [BadRequest, Conflict, TooManyRequests, ...membersOnly],
} as const

/** Companies that order on account: their members, budgets, invitations and orders (SPEC §6, §7; DECISIONS §13). */
export class OrganisationsApi extends HttpApiGroup.make("organisations")
  .add(
    HttpApiEndpoint.post("create", paths.organisations.create, {
      headers,
      payload: withExamples(OrganisationCreate, examples.create),
      success: withExamples(OrganisationSummary, examples.summary),
      error: [BadRequest, Conflict, TooManyRequests],
    })
      .annotate(
        OpenApi.Description,
        "Registers a company; the caller becomes its administrator. 3012: invalid number or name; 3002 (409): already registered; 3016 (429): more than five today.",
      )
      .annotateMerge(withRefresh),
    HttpApiEndpoint.get("exists", paths.organisations.exists, {
      params: { number: text },
      success: withExamples(Schema.Boolean, true),
    })
      .annotate(OpenApi.Description, "Whether a company with this number, with or without spaces, is registered.")
      .annotateMerge(withRefresh),
    HttpApiEndpoint.get("read", paths.organisations.read, {
      params,
      success: withExamples(OrganisationSummary, examples.summary),
      error: membersOnly,
    })
      .annotate(OpenApi.Description, "The organisation, and the caller's own membership: for members.")
      .annotateMerge(withRefresh),
    HttpApiEndpoint.get("details", paths.organisations.details, {
      params,
      success: withExamples(OrganisationDetails, examples.details),
      error: membersOnly,
    })
      .annotate(OpenApi.Description, "The organisation with all its members: for administrators.")
      .annotateMerge(withRefresh),
    HttpApiEndpoint.get("balance", paths.organisations.balance, {
      params,
      success: withExamples(Balance, examples.balance),
      error: membersOnly,
    })
      .annotate(
        OpenApi.Description,
        "This calendar month's spending and remaining budget: members see their own, administrators everybody's.",
      )
      .annotateMerge(withRefresh),
    HttpApiEndpoint.get("invitations", paths.organisations.invitations, {
      params,
      success: withExamples(Schema.Array(Invitation), [examples.invitation]),
      error: membersOnly,
    })
      .annotate(OpenApi.Description, "The latest 200 invitations, newest first: for administrators.")
      .annotateMerge(withRefresh),
    HttpApiEndpoint.get("invitation", "/organisation/:id/invitations/:invitationId", {
      params: { ...params, invitationId: text },
      success: withExamples(Invitation, examples.invitation),
      error: membersOnly,
    })
      .annotate(
        OpenApi.Description,
        "One invitation: for administrators. 3010: not an invitation of this organisation.",
      )
      .annotateMerge(withRefresh),
    HttpApiEndpoint.post("invite", paths.organisations.invite, inviting).annotate(
      OpenApi.Description,
      "Invites a person by SMS, mail or both, with a text for new customers: for administrators. The response does not " +
        "reveal whether the person has an account. An earlier invitation of the same person ends. 3005 (409): already a " +
        "member; 3077 (429): too many invitations today.",
    ),
    HttpApiEndpoint.post("add", "/organisation/:id/add", inviting).annotate(
      OpenApi.Description,
      "Like invite, with a text for existing customers. The person becomes a member only by accepting.",
    ),
    HttpApiEndpoint.post("accept", paths.organisations.accept, {
      params: { token: text },
      success: withExamples(OrganisationSummary, examples.summary),
      error: [BadRequest, NotFound],
    })
      .annotate(
        OpenApi.Description,
        "Makes the invited customer a member, within 14 days. Idempotent. 404 (3007): no such invitation, or not for " +
          "this customer; 3048: expired or withdrawn; 3057: used.",
      )
      .annotateMerge(withRefresh),
    HttpApiEndpoint.post("withdraw", paths.organisations.withdraw, {
      params: { ...params, invitationId: text },
      success: withExamples(Invitation, { ...examples.invitation, status: "withdrawn" }),
      error: [Conflict, ...membersOnly],
    })
      .annotate(
        OpenApi.Description,
        "Withdraws an invitation, whose link answers like an expired one from then on: for administrators. Idempotent. " +
          "3010: not an invitation of this organisation; 3057 (409): it was accepted.",
      )
      .annotateMerge(withRefresh),
    HttpApiEndpoint.post("update", paths.organisations.update, {
      params,
      payload: withExamples(OrganisationUpdate, examples.update),
      success: withExamples(OrganisationDetails, examples.details),
      error: [BadRequest, ...membersOnly],
    })
      .annotate(OpenApi.Description, "Changes the name or the limits: for administrators. 3012: invalid name.")
      .annotateMerge(withRefresh),
    HttpApiEndpoint.post("updateMember", paths.organisations.member, {
      params: { ...params, userId: text },
      payload: withExamples(MemberUpdate, examples.memberUpdate),
      success: withExamples(MemberUpdated, { member: examples.member }),
      error: [BadRequest, Conflict, ...membersOnly],
    })
      .annotate(
        OpenApi.Description,
        "Changes a member's role, limits or activity, or removes them: for administrators. Members may remove " +
          "themselves. 3006 (409): the last active administrator; 1013 (409): already has the role; 1015, 3008: invalid " +
          "role; 3009 (404): not a member.",
      )
      .annotateMerge(withRefresh),
    HttpApiEndpoint.get("orders", paths.organisations.orders, {
      params,
      query: Paging,
      success: withExamples(OrganisationOrders, examples.orders),
      error: membersOnly,
    })
      .annotate(
        OpenApi.Description,
        "The organisation's orders, newest first, paged like `GET /orders`: administrators see all, members their own.",
      )
      .annotateMerge(withRefresh),
    HttpApiEndpoint.get("exportOrders", "/organisation/:id/orders/export", {
      params,
      query: ExportQuery.fields,
      success: withExamples(Schema.String, examples.exported).pipe(HttpApiSchema.asText({ contentType: "text/csv" })),
      error: [BadRequest, TooManyRequests, ...membersOnly],
    })
      .annotate(
        OpenApi.Description,
        "The orders of a calendar month or year that cost something, oldest first, as a file that a spreadsheet opens in " +
          "Norway and Sweden: for administrators. 429 (1001): more than sixty files in an hour.",
      )
      .annotateMerge(withRefresh),
  )
  .middleware(CustomersOnly)
  .add(
    HttpApiEndpoint.get("search", paths.organisations.search, {
      params: { query: text },
      success: withExamples(Schema.Array(OrganisationFound), [examples.found]),
    }).annotate(
      OpenApi.Description,
      "At most ten companies whose name starts with the text, or with that number; at least two characters. Public.",
    ),
  )
  .annotate(OpenApi.Description, "Organisations: members, invitations, budgets and orders") {}
