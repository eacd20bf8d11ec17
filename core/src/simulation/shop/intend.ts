import { Result, Schema, type SchemaAST } from "effect"
import type { Json } from "../../kernel/json.ts"
import { OuterEvent, type ShopEvent } from "../../messages/events.ts"
import { seeShop, type ShopWorld } from "../../shop/shop.ts"
import type { Chance } from "../chance.ts"
import { drawValue, type Supply } from "./drawValue.ts"
import { goOn } from "./goOn.ts"
import { supplyFor } from "./places.ts"
import type { Props } from "./props.ts"

type EventType = OuterEvent["type"]

/** The relative frequency of an event; 1 unless given. */
const weights: { readonly [Type in EventType]?: number } = {
  PathOpened: 5,
  ProductAdded: 4,
  ItemAdded: 4,
  LineIncreased: 2,
  LineDecreased: 2,
  OrderSubmitted: 4,
  FieldTyped: 2,
  SlotChosen: 2,
  TimeOptionChosen: 2,
  ModalOpened: 4,
  ModalClosed: 3,
  DrawerOpened: 2,
  KeptElsewhere: 2,
}

/** The share of steps that lead towards an order; the rest is anything. */
const purposeful = 0.75

const members: readonly (readonly [EventType, SchemaAST.AST])[] = OuterEvent.members.map((member) => [
  member.fields.type.literal,
  Schema.toType(member).ast,
])
const drawn = members.flatMap((member) => Array.from({ length: weights[member[0]] ?? 1 }, () => member))

const read = Schema.decodeUnknownResult(Schema.toType(OuterEvent))
const anything: Supply = () => undefined

/** An event of any type, its fields from sensible values or at random. */
const drawEvent = (world: ShopWorld, props: Props, chance: Chance): ShopEvent | null => {
  const [type, ast] = chance.pick(drawn) ?? drawn[0] ?? []
  if (type === undefined || ast === undefined) return null
  const supply = chance.happens(0.95) ? supplyFor(seeShop(world), props) : anything
  const event: Json = drawValue(ast, [type], chance, supply)
  const judged = read(event)
  return Result.isSuccess(judged) ? judged.success : null
}

/** The next action of a customer, another tab or the browser in this world. */
export const intend = (world: ShopWorld, props: Props, chance: Chance): ShopEvent | null => {
  const step = chance.happens(purposeful) ? goOn(world, props, chance) : null
  return step === "wait" ? null : (step ?? drawEvent(world, props, chance))
}
