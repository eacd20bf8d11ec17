import { Effect, Layer } from "effect"
import { HttpServer } from "effect/http"
import { DeliveryChoice } from "../messages/DeliveryChoice.ts"
import { postman } from "../messages/postman.ts"
import { housekeeping } from "./housekeeping.ts"
import { grantWishes } from "./resetWishes.ts"

/** Links in mails lead to the shop that is told, else to this machine: never to what a request calls its host. */
const wishes = (shopUrl: string | undefined) =>
  Layer.unwrap(
    Effect.map(HttpServer.HttpServer, ({ address }) =>
      grantWishes(shopUrl ?? ("port" in address ? `http://localhost:${address.port}` : "http://localhost")),
    ),
  )

/** What goes on beside the answering: messages leave, links for passwords are made, what is over is cleared away. */
export const accountWork = (shopUrl: string | undefined) =>
  Layer.mergeAll(housekeeping, wishes(shopUrl), Layer.unwrap(Effect.map(DeliveryChoice, postman)))
