import { Effect } from "effect"
import { createTransport } from "nodemailer"
import { type Deliver, NotDelivered } from "./delivery.ts"

/** An SMTP server as `smtp://user:password@host:587` or `smtps://…`, and who the mail is from. */
export interface Smtp {
  readonly url: string
  readonly from: string
}

const patience = 10_000

/** Hands mail to an SMTP server, with TLS wherever the server offers it. */
export const smtp = ({ url, from }: Smtp): Deliver => {
  const server = new URL(url)
  const transport = createTransport({
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
  return (message, id) =>
    Effect.tryPromise({
      try: () =>
        transport.sendMail({
          from,
          to: { name: "", address: message.to },
          subject: message._tag === "Mail" ? message.subject : "",
          text: message.text,
          messageId: `<${id}@skorpe>`,
        }),
      catch: (problem) => new NotDelivered({ why: codeOf(problem) }),
    }).pipe(Effect.asVoid)
}

/** What kind of failure it was, without the words of the server, which may repeat the mail. */
const codeOf = (problem: unknown): string =>
  typeof problem === "object" && problem !== null && "code" in problem ? String(problem.code) : "no answer"
