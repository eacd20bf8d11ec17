import { SkorpeApi } from "@skorpe/core/api"
import { isProblemCode } from "@skorpe/core/domain/problem"
import { readFixtures } from "@skorpe/fixtures"
import { randomUUID } from "node:crypto"
import type { HttpApiEndpoint } from "effect/http-api"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { sampleStores } from "../testing/sampleStores.ts"
import { type Access, accessTable, type Actor, actors } from "./accessTable.ts"
import { exampleOf } from "../testing/exampleOf.ts"
import { type ProperCall, properCalls } from "./properCalls.fixture.ts"
import { type Scene, sceneSecret, setScene } from "./scene.fixture.ts"

let server: RunningServer
let play: Awaited<ReturnType<typeof setScene>>

beforeAll(async () => {
  const often = { times: 1_000_000, within: 60_000 }
  server = await startServer({
    market: "no",
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "manual",
    stores: sampleStores,
    people: readFixtures("no"),
    secret: sceneSecret,
    botCheck: null,
    limits: { smsFromAddress: often, codesFromAddress: often, passwordsFromAddress: often },
  })
  play = await setScene(server)
})
afterAll(async () => {
  await play.close()
  await server.close()
})

interface Row {
  readonly name: string
  readonly endpoint: HttpApiEndpoint.Top
  readonly access: Access
  readonly knock: (scene: Scene) => ProperCall | Promise<ProperCall>
}

const rows: readonly Row[] = Object.entries(SkorpeApi.groups).flatMap(([group, { endpoints }]) =>
  Object.values<HttpApiEndpoint.Constraint>(endpoints).map((endpoint): Row => {
    const { identifier } = endpoint
    const access = (accessTable as Record<string, Record<string, Access>>)[group]?.[identifier]
    const knock = (properCalls as Record<string, Record<string, Row["knock"]>>)[group]?.[identifier]
    if (access === undefined || knock === undefined) throw new Error(`${group}.${identifier} has no row`)
    return { name: `${group}.${identifier}`, endpoint: endpoint as HttpApiEndpoint.Top, access, knock }
  }),
)

const closed = [401, 403, 404] as const

/** An actor's outcome at an endpoint, as a verdict of the table. */
const hear = async ({ endpoint, knock }: Row, actor: Actor): Promise<string | number> => {
  const { params = {}, query = "", body = exampleOf(endpoint.payload) } = await knock(play.scene)
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? name)) + query
  const sent = endpoint.method === "POST" ? (body ?? {}) : undefined
  const answer = await play.as(actor, endpoint.method, path, sent, { "idempotency-key": randomUUID() })
  if (answer.status < 400) return "may"
  const codes = (answer.body.errors as readonly { readonly code: number }[]).map(({ code }) => code)
  expect(codes.every((code) => isProblemCode(code))).toBe(true)
  const verdict = closed.find((status) => status === answer.status)
  if (verdict !== undefined) return verdict
  // A refusal for a reason other than access. Not 1002: an invalid call proves nothing about access.
  return [400, 409, 429].includes(answer.status) && !codes.includes(1002) ? "may" : `${answer.status} ${codes.join()}`
}

/** Calls that cannot be undone come last. */
const destructive = new Set(["organisations.accept", "auth.logout", "user.delete"])
const inTurn = rows.toSorted((a, b) => Number(destructive.has(a.name)) - Number(destructive.has(b.name)))

describe("who may do what", () => {
  // Permitted callers come last, so that no call sees another one's changes.
  it.each(inTurn)("$name", async (row) => {
    const heard: Partial<Record<Actor, string | number>> = {}
    for (const actor of actors.toSorted((a, b) => Number(row.access[a] === "may") - Number(row.access[b] === "may"))) {
      heard[actor] = await hear(row, actor)
    }
    expect(heard).toEqual(row.access)
  })
})
