import { createServer as createHttp, type IncomingMessage } from "node:http"
import { type AddressInfo, createServer as createTcp, type Server } from "node:net"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startServer } from "../startServer.ts"
import { startAccountServer } from "../testing/accountServer.ts"
import { askDatabase } from "../testing/askDatabase.ts"
import { codesOf, customerClient } from "../testing/customerClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"
import { waitAfter } from "./sendNext.ts"

const portOf = (server: { address: () => AddressInfo | string | null }) => (server.address() as AddressInfo).port
const until = async (what: () => unknown) => {
  for (let round = 0; round < 600; round++) {
    if (await what()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error("waited in vain")
}

interface Sent {
  readonly id: string
  readonly to: string
  readonly text: string
}

/** A fake SMS gateway that can be made to fail. */
const gateway = async () => {
  const received: (Sent & { readonly headers: IncomingMessage["headers"] })[] = []
  let status = 200
  let asked = 0
  const server = createHttp((request, response) => {
    let text = ""
    request.on("data", (piece: Buffer) => (text += piece.toString()))
    request.on("end", () => {
      if (status === 200) received.push({ ...(JSON.parse(text) as Sent), headers: request.headers })
      asked++
      response.writeHead(status).end("{}")
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve))
  return {
    server,
    received,
    asked: () => asked,
    answer: (next: number) => void (status = next),
    url: `http://127.0.0.1:${portOf(server)}/sms`,
  }
}

/** A minimal SMTP server. */
const mailServer = async () => {
  const mails: string[] = []
  const server: Server = createTcp((socket) => {
    let inData = false
    let text = ""
    socket.on("error", () => undefined)
    socket.write("220 mail.skorpe.test\r\n")
    socket.on("data", (piece: Buffer) => {
      text += piece.toString()
      for (;;) {
        const end = inData ? text.indexOf("\r\n.\r\n") : text.indexOf("\r\n")
        if (end < 0) return
        const line = text.slice(0, end)
        text = text.slice(end + (inData ? 5 : 2))
        if (inData) {
          mails.push(line)
          inData = false
          socket.write("250 taken\r\n")
        } else if (/^DATA/i.test(line)) {
          inData = true
          socket.write("354 go on\r\n")
        } else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n")
        else socket.write("250 ok\r\n")
      }
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve))
  return { server, mails, url: `smtp://127.0.0.1:${portOf(server)}` }
}

describe("messages with gateways", () => {
  let sms: Awaited<ReturnType<typeof gateway>>
  let mail: Awaited<ReturnType<typeof mailServer>>
  let server: Awaited<ReturnType<typeof startAccountServer>>
  beforeAll(async () => {
    sms = await gateway()
    mail = await mailServer()
    server = await startAccountServer("se", {
      gateways: { sms: { url: sms.url, token: "gateway-token" }, smtp: { url: mail.url, from: "skorpe@skorpe.test" } },
      limits: { smsToNumber: { times: 1000, within: 60_000 } },
    })
  })
  afterAll(async () => {
    await server.close()
    sms.server.close()
    mail.server.close()
  })
  const phone = "+46701740611"

  it("are sent once by the SMS gateway, and deleted from the database", async () => {
    const customer = customerClient(server)
    await customer.post("/auth/request-login", { phone })
    await until(() => sms.received.length > 0)
    const [sent] = sms.received
    expect(sent).toMatchObject({ to: phone, headers: { authorization: "Bearer gateway-token" } })
    expect(sent?.headers["idempotency-key"]).toBe(sent?.id)
    const code = /\d{6}/.exec(sent?.text ?? "")?.[0]
    expect((await customer.post("/auth/login", { phone, code, origin: "web" })).status).toBe(200)
    await until(async () => (await askDatabase(server, "SELECT 1 FROM outbox")).length === 0)
  })

  it("are retried with back-off when the gateway fails, and never show their text meanwhile", async () => {
    sms.answer(503)
    const [before, asked] = [sms.received.length, sms.asked()]
    const customer = customerClient(server)
    await customer.post("/auth/request-login", { phone })
    const attempts = async () =>
      Number((await askDatabase(server, "SELECT attempts FROM outbox"))[0]?.["attempts"] ?? 0)
    await until(async () => sms.asked() === asked + 1 && (await attempts()) === 1)
    const { body } = await customer.get("/operator/outbox", { "staff-key": server.staffKey })
    expect(body).toMatchObject([{ to: phone, text: null, state: "waiting", attempts: 1 }])
    server.later(waitAfter(1))
    await until(() => sms.asked() === asked + 2)
    sms.answer(200)
    server.later(waitAfter(1))
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(sms.received.length).toBe(before)
    server.later(waitAfter(2) - waitAfter(1))
    await until(() => sms.received.length === before + 1)
  })

  it("are not sent after they have expired", async () => {
    sms.answer(503)
    const [before, asked] = [sms.received.length, sms.asked()]
    await customerClient(server).post("/auth/request-login", { phone })
    // A claimed message is not sent yet: the gateway itself must have refused it.
    await until(() => sms.asked() === asked + 1)
    server.later(10 * 60_000)
    sms.answer(200)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(sms.received.length).toBe(before)
  })

  it("are abandoned after eight attempts", async () => {
    sms.answer(500)
    await askDatabase(
      server,
      `INSERT INTO outbox (kind, recipient, subject, body, posted_at, next_attempt_at, attempts)
      VALUES ('sms', '+46701740612', '', 'hello', now(), '2020-01-01', 7)`,
    )
    const row = async () => (await askDatabase(server, "SELECT given_up_at FROM outbox WHERE body = 'hello'"))[0]
    await until(async () => (await row())?.["given_up_at"] != null)
    sms.answer(200)
    const before = sms.received.length
    server.later(waitAfter(9))
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(sms.received.length).toBe(before)
  })

  it("are sent by SMTP, in the requested language, to one mailbox", async () => {
    const customer = customerClient(server)
    await customer.post("/auth/request-reset", { email: "kund1@skorpe.test" }, { "accept-language": "nb" })
    await until(() => mail.mails.length > 0)
    const [text = ""] = mail.mails
    expect(text).toMatch(/^To: kund1@skorpe\.test\r?$/m)
    expect(text).toMatch(/^From: skorpe@skorpe\.test\r?$/m)
    expect(text).toMatch(/^Subject: Nytt passord hos Skorpe\r?$/m)
    const plain = text.replace(/=\r\n/g, "").replace(/=3D/g, "=")
    const link = new URLSearchParams(/#(\S+)/.exec(plain)?.[1] ?? "")
    const body = { email: "kund1@skorpe.test", token: link.get("token"), newPassword: "a new password" }
    expect((await customer.post("/auth/reset", body)).status).toBe(204)
  })
})

describe("messages of two servers on one database", () => {
  it("are each sent once, and one server's code is good at the other", async () => {
    const sms = await gateway()
    const first = await startAccountServer("no", {
      gateways: { sms: { url: sms.url, token: undefined } },
      limits: { smsToNumber: { times: 1000, within: 60_000 } },
    })
    const second = await startServer({
      market: "no",
      port: 0,
      database: first.database,
      kitchen: "manual",
      stores: sampleStores,
      gateways: { sms: { url: sms.url, token: undefined } },
    })
    const phones = Array.from({ length: 40 }, (_, n) => `+47450002${String(n).padStart(2, "0")}`)
    await Promise.all(phones.map((phone) => customerClient(first).post("/auth/request-login", { phone })))
    await until(() => sms.received.length >= phones.length)
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(sms.received.map(({ to }) => to).toSorted()).toEqual(phones)
    const [one] = sms.received
    const code = /\d{6}/.exec(one?.text ?? "")?.[0]
    const answer = await customerClient(second).post("/auth/login", { phone: one?.to, code, origin: "web" })
    expect(codesOf(answer)).toEqual([3009])
    await second.close()
    await first.close()
    sms.server.close()
  })
})
