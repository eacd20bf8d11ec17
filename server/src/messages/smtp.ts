import { Effect } from "effect"
import { type Deliver, NotDelivered } from "./delivery.ts"

/** An SMTP server as `smtp://user:password@host:587` or `smtps://…`, and the sender's address. */
export interface Smtp {
  readonly url: string
  readonly from: string
}

const patience = 10_000

/** Sends mail by an SMTP server, with TLS where the server offers it. */
export const smtp = ({ url, from }: Smtp): Deliver => {
  let transport: ReturnType<typeof connect> | undefined
  return (message, id) =>
    Effect.tryPromise({
      try: async () => {
        transport ??= connect(new URL(url))
        return (await transport).sendMail({
          from,
          to: { name: "", address: message.to },
          subject: message._tag === "Mail" ? message.subject : "",
          text: message.text,
          messageId: `<${id}@skorpe>`,
        })
      },
      catch: (problem) => new NotDelivered({ why: codeOf(problem) }),
    }).pipe(Effect.asVoid)
}

const connect = async (server: URL) => {
  // Loaded on demand: a server that sends no mail starts without it.
  const { createTransport } = await import("nodemailer")
  return createTransport({
    host: server.hostname,
    port: Number(server.port || (server.protocol === "smtps:" ? 465 : 587)),
    secure: server.protocol === "smtps:",
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(server.username === ""
      ? {}
      : { auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) } }),
  })
}

/** The kind of failure, without the server's text, which may repeat the mail. */
const codeOf = (problem: unknown): string =>
  typeof problem === "object" && problem !== null && "code" in problem ? String(problem.code) : "no answer"
