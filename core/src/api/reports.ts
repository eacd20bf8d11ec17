import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import {
  mostReportCharacters,
  ProblemReport,
  ProblemReportDraft,
  reportDays,
  ReportTaken,
} from "../domain/report/model.ts"
import { CleanText } from "../domain/text/model.ts"
import { BadRequest, Conflict, NotFound, TooManyRequests, Unauthorized } from "./errors.ts"
import { staffKeyHeader } from "./headers.ts"
import { logExample } from "./reportExamples.ts"
import { reportPaths } from "./reportPaths.ts"
import { withExamples } from "./withExamples.ts"

const staff = { headers: { [staffKeyHeader]: Schema.optionalKey(Schema.String) } }
const params = { reference: withExamples(CleanText.check(Schema.isMaxLength(100)), "K7MP-3XWD") }

/** Problem reports: exported logs that customers send with their consent, and that staff read by a reference. */
export class ReportsApi extends HttpApiGroup.make("reports")
  .add(
    HttpApiEndpoint.post("send", reportPaths.send, {
      payload: withExamples(ProblemReportDraft, { log: logExample }),
      success: withExamples(ReportTaken, { reference: "K7MP-3XWD", keptUntil: "2026-12-21T17:00:00.000Z" }),
      error: [BadRequest, Conflict, TooManyRequests],
    }).annotate(
      OpenApi.Description,
      `Keeps an exported log for ${reportDays} days, and answers the reference to tell on the phone. \`log\` is the text that the shop saves, with a hash in every record, at most ${mostReportCharacters} characters; nothing is stored beside it that tells who sent it. 400 (1002, path log): no exported log, or one of another market or of a build that this server cannot read. 409 (3112): no room for another report. 413 (1005): too large. 429 (1001): more than five in an hour from one address.`,
    ),
    HttpApiEndpoint.get("list", reportPaths.list, {
      ...staff,
      success: withExamples(Schema.Array(ProblemReport), [
        {
          reference: "K7MP-3XWD",
          receivedAt: "2026-11-21T17:00:00.000Z",
          build: "0.1.0",
          market: "no",
          size: 184_210,
          records: 312,
        },
      ]),
      error: Unauthorized,
    }).annotate(OpenApi.Description, "All reports, newest first, without their logs. 401: 1003."),
    HttpApiEndpoint.get("read", reportPaths.read, {
      ...staff,
      params,
      success: withExamples(Schema.String, logExample).pipe(HttpApiSchema.asText({ contentType: "text/plain" })),
      error: [Unauthorized, NotFound],
    }).annotate(
      OpenApi.Description,
      "The log of a report, as it was sent. The reference may be in lower case, with blanks, without its dash. 401: 1003; 404: 3010.",
    ),
    HttpApiEndpoint.post("delete", reportPaths.delete, {
      ...staff,
      params,
      success: HttpApiSchema.NoContent,
      error: [Unauthorized, NotFound],
    }).annotate(OpenApi.Description, "Deletes a report. 401: 1003; 404: 3010."),
  )
  .annotate(OpenApi.Description, "Problem reports of customers; those to read need the staff key") {}
