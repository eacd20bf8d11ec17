import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { CustomMessageDraft, PhoneBlock, PostedMessage } from "../operator/model.ts"
import { BadRequest, Unauthorized, Unavailable } from "./errors.ts"
import { staffKeyHeader } from "./headers.ts"

const headers = { [staffKeyHeader]: Schema.optionalKey(Schema.String) }

/** For who runs the server, with the staff key: what was sent to whom, and who is kept out. */
export class OperatorApi extends HttpApiGroup.make("operator")
  .add(
    HttpApiEndpoint.get("outbox", "/operator/outbox", {
      headers,
      query: { after: Schema.optionalKey(Schema.NumberFromString.check(Schema.isInt())) },
      success: Schema.Array(PostedMessage),
      error: [Unauthorized, Unavailable],
    }).annotate(
      OpenApi.Description,
      "The newest 200 text messages and mails, oldest first; only those after a message's id if one is given. Their " +
        "words are shown only where no gateway delivers them.",
    ),
    HttpApiEndpoint.post("blockPhone", "/operator/phone-block", {
      headers,
      payload: PhoneBlock,
      success: HttpApiSchema.NoContent,
      error: [BadRequest, Unauthorized, Unavailable],
    }).annotate(OpenApi.Description, "Keeps a number from logging in (4037), or lets it again; ends its sessions."),
    HttpApiEndpoint.post("customMessage", "/operator/custom-message", {
      headers,
      payload: CustomMessageDraft,
      success: HttpApiSchema.NoContent,
      error: [BadRequest, Unauthorized, Unavailable],
    }).annotate(OpenApi.Description, "Says something to the holder of a number, or to every customer."),
  )
  .annotate(OpenApi.Description, "For who runs the server, with a staff key") {}
