import { connect } from "node:net"

/** An answer parsed from a raw connection. */
export interface RawAnswer {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** How a request ended: with an answer, with the connection cut before one, or with a timeout. */
export type RawOutcome =
  | { readonly _tag: "Answered"; readonly answer: RawAnswer; readonly millis: number }
  | { readonly _tag: "Cut" }
  | { readonly _tag: "Silent" }

const unchunk = (text: string): string => {
  let [rest, whole] = [text, ""]
  for (;;) {
    const [line = "", ...after] = rest.split("\r\n")
    const size = Number.parseInt(line, 16)
    if (!(size > 0)) return whole
    const body = Buffer.from(after.join("\r\n"), "latin1")
    whole += body.subarray(0, size).toString("latin1")
    rest = body.subarray(size + 2).toString("latin1")
  }
}

/** True when an answer with a content length is complete. */
const isWhole = (bytes: Buffer): boolean => {
  const text = bytes.toString("latin1")
  const end = text.indexOf("\r\n\r\n")
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1]
  return end > 0 && length !== undefined && text.length - end - 4 >= Number(length)
}

const readAnswer = (bytes: Buffer): RawAnswer | null => {
  const text = bytes.toString("latin1").replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, "")
  const end = text.indexOf("\r\n\r\n")
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1])
  if (end < 0 || !(status > 0)) return null
  const head = text.slice(0, end).toLowerCase()
  const raw = text.slice(end + 4)
  const isChunked = head.includes("transfer-encoding: chunked")
  const body = Buffer.from(isChunked ? unchunk(raw) : raw, "latin1").toString("utf8")
  return { status, type: /\r\ncontent-type: ([^\r]*)/.exec(head)?.[1] ?? "", body }
}

/** Writes bytes to a server and waits for its answer; an endless answer counts once it has begun. */
export const sendRaw = (port: number, pieces: readonly (string | Buffer)[], patience: number): Promise<RawOutcome> =>
  new Promise((resolve) => {
    const began = performance.now()
    const socket = connect(port, "localhost")
    const heard: Buffer[] = []
    const end = (isLate: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      const answer = readAnswer(Buffer.concat(heard))
      if (answer !== null && !isLate) resolve({ _tag: "Answered", answer, millis: performance.now() - began })
      else resolve({ _tag: isLate ? "Silent" : "Cut" })
    }
    const timer = setTimeout(() => end(true), patience)
    socket.on("connect", () => {
      for (const piece of pieces) socket.write(piece)
    })
    socket.on("data", (bytes: Buffer) => {
      heard.push(bytes)
      if (bytes.includes("text/event-stream") || isWhole(Buffer.concat(heard))) end(false)
    })
    socket.on("error", () => undefined)
    socket.on("close", () => end(false))
  })
