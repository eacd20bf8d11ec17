import { Effect, Layer } from "effect"
import { DeliveryChoice } from "../messages/DeliveryChoice.ts"
import { deliverOutbox } from "../messages/deliverOutbox.ts"
import { housekeeping } from "./housekeeping.ts"
import { sendResetLinks } from "./sendResetLinks.ts"
import { stopTexts } from "./stopTexts.ts"

/** Background work of accounts: delivers messages, sends reset links, stops text messages, deletes expired data. */
export const accountWork = Layer.mergeAll(
  housekeeping,
  sendResetLinks,
  stopTexts,
  Layer.unwrap(Effect.map(DeliveryChoice, deliverOutbox)),
)
