import { StoreWithMenu } from "@skorpe/core/domain/store"
import { menuOf, readFixtures } from "@skorpe/fixtures"
import { Schema } from "effect"
import { fastify } from "fastify"
import { takePart } from "../contestant.ts"

const fixtures = readFixtures("no")
const encode = Schema.encodeSync(StoreWithMenu)
const menus = new Map(
  fixtures.stores.map((store) => [
    store.id,
    Buffer.from(JSON.stringify(encode({ store, menu: menuOf(fixtures, store.id) }))),
  ]),
)

const app = fastify()
app.get<{ Params: { id: string } }>("/api/stores/:id", (request, reply) => {
  const menu = menus.get(request.params.id)
  return menu === undefined ? reply.code(404).send() : reply.type("application/json").send(menu)
})
const url = await app.listen({ port: 0, host: "127.0.0.1" })
takePart({ port: Number(new URL(url).port), socketFolder: null }, () => app.close())
