import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { CodeToLink, Discount, Discounts, FriendToRecruit, Recruited, TypedCode } from "../discount/wire.ts"
import { CleanText } from "../text/model.ts"
import { CustomersOnly, KnowsCaller } from "./callers.ts"
import { BadRequest, Conflict, NotFound } from "./errors.ts"
import { IdempotencyKey } from "./headers.ts"
import { withExamples } from "./withExamples.ts"
import { withRefresh } from "./withRefresh.ts"
import { paths } from "./paths.ts"

const welcome = {
  code: "VELKOMMEN",
  descriptions: { nb: "20 % rabatt", sv: "20 % rabatt", en: "20% off" },
  validFrom: null,
  validUntil: null,
  minimum: 0,
  deliveryMethods: ["carryout", "delivery", "hotspot"],
  stores: [],
} as const
const discount = withExamples(Discount, welcome)

const headers = { "idempotency-key": IdempotencyKey }

/** What customers have been given, and what they give to friends (SPEC §7.3, DECISIONS §18). */
export class DiscountsApi extends HttpApiGroup.make("discounts")
  .add(
    HttpApiEndpoint.get("list", paths.discounts.list, {
      query: { organisationId: Schema.optionalKey(CleanText) },
      success: withExamples(Discounts, { items: [welcome] }),
      error: NotFound,
    })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(
        OpenApi.Description,
        "The caller's discounts that can still be used, now or later; with an organisationId those that this organisation's orders carry. 401: 1016. 404: 3007 no organisation of the caller's.",
      ),
    HttpApiEndpoint.get("read", "/user/discounts/:code", {
      params: { code: TypedCode },
      success: discount,
      error: [BadRequest, NotFound],
    })
      .middleware(KnowsCaller)
      .annotateMerge(withRefresh)
      .annotate(
        OpenApi.Description,
        "Whether a code is known and can still be used by the caller, whatever is in the cart; nothing is used by asking. 404: 3024 not recognised, 3051 no such referral. 400: 3035 no longer active, 3052 a referral that is not for the caller, 3133 used, 3134 expired, 3135 not yet valid, 3137 no longer valid. 401: 1016.",
      ),
    HttpApiEndpoint.post("link", "/user/discounts", {
      headers,
      payload: withExamples(CodeToLink, { code: "VELKOMMEN" }),
      success: discount,
      error: [BadRequest, NotFound, Conflict],
    })
      .middleware(CustomersOnly)
      .annotate(
        OpenApi.Description,
        "Keeps a code in the caller's profile, where it is listed from now on. 404: 3033 no such code. 409: 3026 it is there already, 1006 key reused. 400: 3025 it cannot be kept, followed by why (3035, 3052, 3133, 3134, 3137; 4026 one of an organisation). 401: 1016.",
      ),
    HttpApiEndpoint.post("recruit", "/user/recruit", {
      headers,
      payload: withExamples(FriendToRecruit, { phoneNumber: "+4740000055" }, { email: "venn@skorpe.test" }, {}),
      success: withExamples(Recruited, {
        code: "SMAK-7K3M9QXB",
        descriptions: { nb: "50 kr i rabatt", sv: "50 kr i rabatt", en: "50 kr off" },
        sent: true,
      }),
      error: [BadRequest, Conflict],
    })
      .middleware(CustomersOnly)
      .annotate(
        OpenApi.Description,
        "The caller's own code for friends, sent to a friend's number or mail if one is given. It takes something off a friend's first order; when that has been handed over, the caller is given a code too. 400: 1002 both a number and a mail, 1009 no mail, 1031 no number, 3016 to oneself, or too many mails today, 4034 too many messages today. 409: 1006 key reused. 401: 1016.",
      ),
  )
  .annotate(OpenApi.Description, "Discounts, codes and friends") {}
