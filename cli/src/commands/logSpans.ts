import type { SessionSpan } from "@skorpe/core/replay"
import { spansOf } from "@skorpe/core/replay"
import { Effect } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { FetchHttpClient, HttpClient, HttpClientRequest, HttpClientResponse } from "effect/http"
import { OtlpResource, OtlpSerialization, type OtlpTracer } from "effect/observability"
import { readLogFile } from "../node/logFile.ts"
import { say, stop } from "../terminal/stop.ts"
import { reportFlags } from "./staffFlags.ts"

type SentSpan = OtlpTracer.ScopeSpan["spans"][number]

const kinds = { press: 1, call: 3 } as const

const nanoseconds = (millis: number): string => `${millis}000000`

/** A span as OTLP has it; of the session it holds names and numbers only. */
const sent = ({ of, trace, span, parent, name, record, from, to, failed }: SessionSpan): SentSpan => ({
  traceId: trace,
  spanId: span,
  parentSpanId: parent,
  name,
  kind: kinds[of],
  startTimeUnixNano: nanoseconds(from),
  endTimeUnixNano: nanoseconds(to),
  attributes: [{ key: "skorpe.record", value: { intValue: record } }],
  droppedAttributesCount: 0,
  events: [],
  droppedEventsCount: 0,
  status: { code: failed ? 2 : 0 },
  links: [],
  droppedLinksCount: 0,
})

/** Timeout of the request to the collector, in seconds. */
const patience = 10

/** `skorpe log spans LOG --collector URL`: puts a session's presses above the server's spans of the calls that they made. */
export const logSpans = Command.make(
  "spans",
  {
    log: Argument.String("LOG").pipe(
      Argument.withDescription("A recorded log: .jsonl; or a problem report's reference"),
    ),
    ...reportFlags,
    collector: Flag.String("collector").pipe(
      Flag.withDescription("Address of the OTLP collector that the server sends its traces to, without /v1/traces"),
    ),
  },
  Effect.fnUntraced(
    function* ({ log: file, collector, ...source }) {
      const { log, build, market } = yield* readLogFile(file, source)
      const spans = spansOf(log)
      if (spans.length === 0) return yield* stop(1, `${file} names no trace: it has no call, or an older export.`)
      const url = `${collector.replace(/\/+$/, "")}/v1/traces`
      if (!URL.canParse(url)) return yield* stop(2, `${collector} is not an address.`)
      const resource = OtlpResource.make({
        serviceName: "skorpe-shop",
        serviceVersion: build,
        attributes: { "skorpe.market": market },
      })
      const { traces } = yield* OtlpSerialization.OtlpSerialization
      const body = traces({
        resourceSpans: [{ resource, scopeSpans: [{ scope: { name: "skorpe" }, spans: spans.map(sent) }] }],
      })
      yield* HttpClientRequest.post(url).pipe(
        HttpClientRequest.setBody(body),
        HttpClient.execute,
        Effect.flatMap(HttpClientResponse.filterStatusOk),
        Effect.timeout(patience * 1000),
        Effect.catch(() => stop(1, `${url} did not take the spans.`)),
      )
      const count = new Set(spans.map(({ trace }) => trace)).size
      return yield* say(`${spans.length} spans of ${count} traces sent to ${url}.`)
    },
    Effect.provide([OtlpSerialization.layerJson, FetchHttpClient.layer]),
  ),
).pipe(
  Command.withDescription("Send the presses and calls of a session to an OTLP collector, above the server's spans"),
)
