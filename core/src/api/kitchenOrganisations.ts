import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Approval, OrganisationToApprove } from "../domain/organisation/approval.ts"
import { CleanText } from "../domain/text/model.ts"
import { BadRequest, NotFound, Unauthorized } from "./errors.ts"
import { staffKeyHeader } from "./headers.ts"
import { kitchenPaths } from "./kitchenPaths.ts"
import { withExamples } from "./withExamples.ts"

const headers = { [staffKeyHeader]: Schema.optionalKey(Schema.String) }

const waiting: typeof OrganisationToApprove.Encoded = {
  number: "922222223",
  name: "Bedrift 1 AS",
  registeredAt: "2026-11-21T18:30:00.000Z",
  approved: null,
}

const approved = { perOrder: 5000, perMonth: 20000 }

/** Which organisations may order on account, and how much (DECISIONS §21). */
export class KitchenOrganisationsApi extends HttpApiGroup.make("kitchenOrganisations")
  .add(
    HttpApiEndpoint.get("waiting", kitchenPaths.organisations, {
      headers,
      success: withExamples(Schema.Array(OrganisationToApprove), [waiting]),
      error: Unauthorized,
    }).annotate(
      OpenApi.Description,
      "Organisations that wait for approval, oldest first, at most 200: until then they pay in the store. 401: 1003.",
    ),
    HttpApiEndpoint.post("approve", kitchenPaths.approve, {
      params: { number: CleanText.check(Schema.isBetweenLength(1, 100)) },
      headers,
      payload: withExamples(Approval, approved),
      success: withExamples(OrganisationToApprove, { ...waiting, approved }),
      error: [BadRequest, Unauthorized, NotFound],
    }).annotate(
      OpenApi.Description,
      "Lets the organisation with this number, with or without spaces, order on account up to these limits, or changes them. Its own limits may be lower. 401: 1003; 404: 3007.",
    ),
  )
  .annotate(OpenApi.Description, "Approval of organisations that order on account, with a staff key") {}
