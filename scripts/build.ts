import { buildDevelopmentServer, buildServer } from "./build/server.ts"
import { buildShop } from "./build/shop.ts"

await buildServer()
await buildDevelopmentServer()
buildShop(process.env["MARKET"] === "no" ? "no" : "se")
