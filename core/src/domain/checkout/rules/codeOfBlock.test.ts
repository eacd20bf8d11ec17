import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import type { Block } from "../block.ts"
import { codeOfBlock } from "./codeOfBlock.ts"

const refused = (...codes: number[]): Block => ({
  _tag: "PriceRefused",
  problems: codes.map((code) => ({ code, message: "" })),
})

test.each<[Block, number | null]>([
  [{ _tag: "EmptyCart" }, null],
  [{ _tag: "NotAMember" }, 3007],
  [{ _tag: "PriceUnconfirmed" }, null],
  [refused(3018, 3133), 3018],
  [refused(), null],
  [{ _tag: "ManualOrder", storePhone: null }, 3046],
  [{ _tag: "OtherDay" }, 3046],
  [{ _tag: "TimeNotOffered" }, 3046],
  [{ _tag: "BelowMinimum", minimum: kroner(149), missing: kroner(9) }, 3109],
  [{ _tag: "StoreClosed" }, 3023],
  [{ _tag: "QuantityLimit", most: 20 }, 3023],
  [{ _tag: "DeliveryNotOffered" }, 4027],
  [{ _tag: "AddressMissing" }, 3027],
  [{ _tag: "AddressOutside" }, 3022],
  [{ _tag: "OrganisationDelivery" }, 3066],
  [{ _tag: "HotspotMissing" }, 3145],
  [{ _tag: "HotspotAnswers", faults: {}, code: 3146 }, 3146],
  [{ _tag: "PaymentNotOffered" }, 3016],
])("%j has the server's code: %j", (block, code) => expect(codeOfBlock(block)).toBe(code))
