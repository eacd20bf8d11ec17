import { Effect, Layer } from "effect"
import { DeliveryChoice } from "../messages/DeliveryChoice.ts"
import { postman } from "../messages/postman.ts"
import { housekeeping } from "./housekeeping.ts"
import { grantWishes } from "./resetWishes.ts"

/** What goes on beside the answering: messages leave, links for passwords are made, what is over is cleared away. */
export const accountWork = Layer.mergeAll(housekeeping, grantWishes, Layer.unwrap(Effect.map(DeliveryChoice, postman)))
