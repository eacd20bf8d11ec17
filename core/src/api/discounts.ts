import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { CodeToLink, Discount, Discounts, FriendToRecruit, Recruited, TypedCode } from "../domain/discount/wire.ts"
import { CleanText } from "../domain/text/model.ts"
import { CustomersOnly, KnowsCaller } from "./callers.ts"
import { BadRequest, Conflict, NotFound } from "./errors.ts"
import { IdempotencyKey } from "../domain/order/idempotencyKey.ts"
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

/** Discounts granted to customers, and referrals (SPEC §7.3, DECISIONS §18). */
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
        "The caller's discounts that can still be used, now or later; with an organisationId, those of that organisation's orders. 401: 1016. 404: 3007 not an organisation of the caller's.",
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
        "Whether a code is known and can still be used by the caller, whatever the cart holds; checking uses nothing up. 404: 3024 not recognised, 3051 no such referral. 400: 3035 no longer active, 3052 a referral that is not for the caller, 3133 used, 3134 expired, 3135 not yet valid, 3137 no longer valid. 401: 1016.",
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
        "Saves a code in the caller's profile, where it is then listed. 404: 3033 no such code. 409: 3026 already saved, 1006 key reused. 400: 3025 it cannot be saved, followed by the reason (3035, 3052, 3133, 3134, 3137; 4026 an organisation's code). 401: 1016.",
      ),
    HttpApiEndpoint.post("recruit", paths.discounts.recruit, {
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
        "The caller's own referral code, sent to a friend's number or mail if given. It discounts a friend's first order; when that has been handed over, the caller is given a code too. 400: 1002 both a number and a mail, 1009 invalid mail, 1031 invalid number, 3016 sent to oneself, or too many mails today, 4034 too many messages today. 409: 1006 key reused. 401: 1016.",
      ),
  )
  .annotate(OpenApi.Description, "Discounts, codes and referrals") {}
