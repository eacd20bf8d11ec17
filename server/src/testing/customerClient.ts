import { cookieHeaders, type Cookies, takeCookies } from "@skorpe/core/services"
import { randomUUID } from "node:crypto"
import type { RunningServer } from "../startServer.ts"
import { orderingClient } from "./orderingClient.ts"

/** A client with a cookie jar that also reads, as the operator, the messages to a phone or a mailbox. */
export const customerClient = ({ url, staffKey }: Pick<RunningServer, "url" | "staffKey">) => {
  const client = orderingClient(url)
  const cookies: Cookies = new Map()
  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await client.ask(method, `/api${path}`, body, { ...headers, ...cookieHeaders(cookies) })
    takeCookies(cookies, answer.headers.getSetCookie())
    return answer
  }
  const post = (path: string, body: unknown = {}, headers?: Record<string, string>) => ask("POST", path, body, headers)
  const outbox = async (after: number) => {
    const { body } = await client.get(`/api/operator/outbox?after=${after}`, { "staff-key": staffKey })
    return body as readonly { readonly id: number; readonly to: string; readonly text: string }[]
  }
  /** The messages to a recipient, newest last. Waits until there are `atLeast`. */
  const mailbox = async (to: string, atLeast = 1, after = 0) => {
    for (let round = 0; round < 600; round++) {
      const found = (await outbox(after)).filter((message) => message.to === to)
      if (found.length >= atLeast) return found.map(({ text }) => text)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`nothing was sent to ${to}`)
  }
  const codeSentTo = async (phone: string, after = 0) => {
    const text = (await mailbox(phone, 1, after)).at(-1) ?? ""
    return /\d{6}/.exec(text)?.[0] ?? ""
  }
  const askCode = async (phone: string) => {
    const last = (await outbox(0)).at(-1)?.id ?? 0
    await post("/auth/request-login", { phone })
    return codeSentTo(phone, last)
  }
  const logIn = async (phone: string) => post("/auth/login", { phone, code: await askCode(phone), origin: "web" })
  return {
    ask,
    post,
    get: (path: string, headers?: Record<string, string>) => ask("GET", path, undefined, headers),
    cookies,
    mailbox,
    codeSentTo,
    askCode,
    logIn,
    /** Registers an account for a new phone number; `key` makes registrations distinct. */
    register: async (phone: string, changes: Record<string, unknown> = {}, key: string = randomUUID()) => {
      if (!cookies.has("__Host-phone-proof")) await logIn(phone)
      const body = { firstName: "Kunde", lastName: "99", phoneNumber: phone, ...changes }
      return post("/user/create", body, { "idempotency-key": key })
    },
  }
}

/** The error codes of a response. */
export const codesOf = ({ body }: { readonly body: { readonly errors?: readonly { readonly code: number }[] } }) =>
  (body.errors ?? []).map(({ code }) => code)
