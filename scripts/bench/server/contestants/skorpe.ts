import { startServer } from "@skorpe/server"
import { benchData } from "../benchData.ts"
import { takePart } from "../contestant.ts"
import { fromNoon } from "../noon.ts"

const server = await startServer({
  market: "no",
  port: 0,
  database: { _tag: "Embedded", folder: benchData },
  kitchen: "manual",
  clock: fromNoon(),
  orderLimits: null,
})
const { database } = server
takePart({ port: server.port, socketFolder: database._tag === "Socket" ? database.socketFolder : null }, server.close)
