import { buildServer } from "./build/server.ts"
import { buildShop } from "./build/shop.ts"

await buildServer()
buildShop(process.env["MARKET"] === "no" ? "no" : "se")
