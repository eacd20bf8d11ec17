import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { ShopHealth } from "../domain/operator/health.ts"
import { CustomMessageDraft, PhoneBlock, PostedMessage } from "../domain/operator/model.ts"
import { telemetryDays, TelemetrySum } from "../domain/telemetry/wire.ts"
import { BadRequest, Unauthorized, Unavailable } from "./errors.ts"
import { staffKeyHeader } from "./headers.ts"
import { healthExample } from "./healthExample.ts"
import { withExamples } from "./withExamples.ts"

const headers = { [staffKeyHeader]: Schema.optionalKey(Schema.String) }

/** Endpoints for operators, with the staff key: sent messages, blocked numbers, telemetry and the shop's health. */
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
    HttpApiEndpoint.get("telemetry", "/operator/telemetry", {
      headers,
      query: {
        days: Schema.optionalKey(
          Schema.NumberFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: telemetryDays })),
        ),
      },
      success: Schema.Array(TelemetrySum),
      error: [BadRequest, Unauthorized, Unavailable],
    }).annotate(
      OpenApi.Description,
      `Telemetry of the last \`days\` (7 unless said, at most ${telemetryDays}), summed up by day and kind, newest day first.`,
    ),
    HttpApiEndpoint.get("health", "/operator/health", {
      headers,
      success: withExamples(ShopHealth, healthExample),
      error: [Unauthorized, Unavailable],
    }).annotate(
      OpenApi.Description,
      "How the running shop is. `everywhere` comes from the database and counts for all servers that share it; `here` is what the answering process alone remembers of its last minutes. Times are in milliseconds, sizes in bytes. 401: 1003.",
    ),
  )
  .annotate(OpenApi.Description, "For operators, with a staff key") {}
