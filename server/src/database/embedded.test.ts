import { type ChildProcess, spawn } from "node:child_process"
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ServerOptions } from "../serverOptions.ts"
import { startServer } from "../startServer.ts"
import { databaseOwner } from "./owner.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"

let folder: string
let options: ServerOptions

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "skorpe-data-"))
  await chmod(folder, 0o755)
  const database = { _tag: "Embedded", folder } as const
  options = { market: "no", port: 0, database, kitchen: "manual", stores: sampleStores, orderLimits: null }
})
afterAll(() => rm(folder, { recursive: true }))

const postmasterPid = async () =>
  Number((await readFile(join(folder, "postgres/postmaster.pid"), "utf8")).split("\n")[0])

/** A server in its own process, so that the test can kill it. */
const startProcess = async () => {
  const program = `
    const { startServer } = await import(${JSON.stringify(resolve(import.meta.dirname, "../startServer.ts"))})
    const { sampleStores } = await import(${JSON.stringify(resolve(import.meta.dirname, "../testing/sampleStores.ts"))})
    const server = await startServer({ ...${JSON.stringify(options)}, stores: sampleStores })
    console.log(JSON.stringify({ url: server.url }))`
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  const line = await new Promise<string>((done, failed) => {
    child.stdout.once("data", (text: Buffer) => done(text.toString()))
    child.once("exit", (code) => failed(new Error(`the server exited with ${code}`)))
  })
  return { child, url: String(JSON.parse(line).url) }
}

const kill = (child: ChildProcess) =>
  new Promise((done) => {
    child.once("exit", done)
    child.kill("SIGKILL")
  })

describe("the built-in PostgreSQL", () => {
  it("keeps orders and the staff key over a restart", async () => {
    const first = await startServer(options)
    const { body } = await orderingClient(first.url).order(margheritas(2))
    await first.close()
    const second = await startServer(options)
    const headers = { "order-token": body.trackingToken }
    const found = await orderingClient(second.url).get(`/api/order/${body.orderId}`, headers)
    expect([found.status, found.body.total, second.staffKey]).toEqual([200, 398, first.staffKey])
    await second.close()
    await expect(postmasterPid()).rejects.toThrow("ENOENT")
  })

  it("is adopted after its server was killed, with every acknowledged order", async () => {
    const { child, url } = await startProcess()
    const acknowledged: { orderId: string; trackingToken: string }[] = []
    const orderUntilItDies = async () => {
      for (;;) {
        const answer = await orderingClient(url)
          .order(margheritas(1))
          .catch(() => null)
        if (answer === null) return
        if (answer.status === 200) acknowledged.push(answer.body)
      }
    }
    const ordering = Promise.all(Array.from({ length: 4 }, orderUntilItDies))
    await new Promise((done) => setTimeout(done, 400))
    while (acknowledged.length < 5) await new Promise((done) => setTimeout(done, 20))
    await kill(child)
    await ordering
    expect(acknowledged.length).toBeGreaterThan(4)
    const left = await postmasterPid()
    const next = await startServer(options)
    expect(await postmasterPid()).toBe(left)
    for (const { orderId, trackingToken } of acknowledged) {
      const headers = { "order-token": trackingToken }
      expect((await orderingClient(next.url).get(`/api/order/${orderId}`, headers)).status).toBe(200)
    }
    await next.close()
  })

  it("allows one server on its data and refuses a second one with the reason", async () => {
    const first = await startServer(options)
    await expect(startServer(options)).rejects.toThrow(/already runs on the data/)
    expect((await orderingClient(first.url).get("/api/health")).status).toBe(200)
    const elsewhere: ServerOptions = { ...options, database: first.database }
    await expect(startServer({ ...elsewhere, port: first.port })).rejects.toThrow(/Port \d+ is in use/)
    await expect(startServer({ ...elsewhere, market: "se" })).rejects.toThrow(/belongs to the market no/)
    await first.close()
  })

  it("ignores a pid file that names another program's process", async () => {
    await writeFile(join(folder, "postgres/postmaster.pid"), `${process.pid}\n${folder}\n0\n5432\n/tmp\n\n\nready\n`)
    const server = await startServer(options)
    expect((await orderingClient(server.url).get("/api/health")).status).toBe(200)
    await server.close()
  })

  it("starts despite the stale socket of a killed server whose process id is in use again", async () => {
    const stranger = spawn("sleep", ["60"], { ...databaseOwner(), cwd: "/" })
    await writeFile(join(folder, "run/.s.PGSQL.5432"), "")
    await writeFile(join(folder, "run/.s.PGSQL.5432.lock"), `${stranger.pid}\n`)
    const server = await startServer(options)
    expect((await orderingClient(server.url).get("/api/health")).status).toBe(200)
    await server.close()
    await kill(stranger)
  })
})
