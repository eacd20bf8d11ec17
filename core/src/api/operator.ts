import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { CustomMessageDraft, PhoneBlock, PostedMessage } from "../domain/operator/model.ts"
import { BadRequest, Unauthorized, Unavailable } from "./errors.ts"
import { staffKeyHeader } from "./headers.ts"

const headers = { [staffKeyHeader]: Schema.optionalKey(Schema.String) }

/** For operators, with the staff key: sent messages and blocked numbers. */
export class OperatorApi extends HttpApiGroup.make("operator")
  .add(
    HttpApiEndpoint.get("outbox", "/operator/outbox", {
      headers,
      query: { after: Schema.optionalKey(Schema.NumberFromString.check(Schema.isInt())) },
      success: Schema.Array(PostedMessage),
      error: [Unauthorized, Unavailable],
    }).annotate(
      OpenApi.Description,
      "The latest 200 text messages and mails, oldest first; with `after`, those after that message's id. Their text is " +
        "included only on a server without a gateway that delivers them.",
    ),
    HttpApiEndpoint.post("blockPhone", "/operator/phone-block", {
      headers,
      payload: PhoneBlock,
      success: HttpApiSchema.NoContent,
      error: [BadRequest, Unauthorized, Unavailable],
    }).annotate(OpenApi.Description, "Blocks a number from logging in (4037), or unblocks it; ends its sessions."),
    HttpApiEndpoint.post("customMessage", "/operator/custom-message", {
      headers,
      payload: CustomMessageDraft,
      success: HttpApiSchema.NoContent,
      error: [BadRequest, Unauthorized, Unavailable],
    }).annotate(OpenApi.Description, "Shows a message to the holder of a number, or to every customer."),
  )
  .annotate(OpenApi.Description, "For operators, with a staff key") {}
