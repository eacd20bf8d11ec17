import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"

/** A span as OTLP has it in JSON. */
export interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
}

/** A collector that keeps what it receives, and answers as `answer` says. */
export const openCollector = async (answer: "at once" | "never") => {
  const bodies: { readonly path: string; readonly text: string }[] = []
  const server: Server = createServer((request, response) => {
    let text = ""
    request.on("data", (piece: Buffer) => (text += piece.toString()))
    request.on("end", () => {
      bodies.push({ path: request.url ?? "", text })
      if (answer === "at once") response.end("{}")
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const spans = (): readonly SentSpan[] =>
    bodies
      .filter(({ path }) => path === "/v1/traces")
      .flatMap(({ text }) => JSON.parse(text).resourceSpans[0].scopeSpans[0].spans as readonly SentSpan[])
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans,
    until: async (isThere: () => boolean) => {
      for (const giveUp = performance.now() + 20_000; performance.now() < giveUp && !isThere();) {
        await new Promise((resolve) => setTimeout(resolve, 30))
      }
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** The value of an attribute of a span. */
export const attributeOf = (span: SentSpan, key: string) =>
  Object.values(span.attributes.find((one) => one.key === key)?.value ?? {})[0]
