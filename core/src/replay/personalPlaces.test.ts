import { Schema, SchemaAST } from "effect"
import { expect, test } from "vitest"
import { OuterEvent } from "../messages/events.ts"
import { personal, personalHere } from "../domain/text/personal.ts"
import { isPersonal, personalIn } from "./personalPlaces.ts"
import { pseudonymise } from "./pseudonymise.ts"

test("a marked field is found inside options, lists, unions, checks and records", () => {
  const text = personal(Schema.String)
  const found = personalIn([
    Schema.Struct({
      a: Schema.optionalKey(text),
      b: Schema.NullOr(text),
      c: Schema.Array(Schema.Struct({ d: text.check(Schema.isMaxLength(9)) })),
      e: Schema.Union([Schema.Struct({ f: text }), Schema.Struct({ g: Schema.Int })]),
      h: Schema.Record(Schema.String, Schema.Struct({ i: text })),
      j: personal(Schema.Record(Schema.String, Schema.String)),
      k: Schema.String,
    }),
  ])
  expect(Array.from("abcdefghijk").filter((name) => found({}, name))).toEqual(["a", "b", "d", "f", "i", "j"])
})

test("a field marked as personal only here counts only beside all required fields of its schema", () => {
  const found = personalIn([
    Schema.Struct({
      type: Schema.Literal("Said"),
      text: personalHere(Schema.String),
      to: Schema.optionalKey(Schema.String),
      loud: Schema.optionalKey(Schema.Literal(true)),
    }),
  ])
  expect(found({ type: "Said", text: "" }, "text")).toBe(true)
  expect(found({ type: "Said", text: "", loud: true }, "text")).toBe(true)
  expect(found({ type: "Shown", text: "" }, "text")).toBe(false)
  expect(found({ text: "" }, "text")).toBe(false)
})

test("identity, contact and address are personal; session mechanics are not", () => {
  const everywhere = [
    "firstName",
    "lastName",
    "phone",
    "phoneNumber",
    "e164",
    "email",
    "message",
    "street",
    "postalCode",
  ]
  const more = [
    "city",
    "deliveryDescription",
    "billingNote",
    "birthdate",
    "reason",
    "seed",
    "cartId",
    "hotspotParameters",
  ]
  for (const name of [...everywhere, ...more]) expect({ name, is: isPersonal({}, name) }).toEqual({ name, is: true })
  expect(isPersonal({ key: "", order: {}, at: 0 }, "key")).toBe(true)
  expect(isPersonal({ type: "TimerFired", key: "" }, "key")).toBe(false)
  expect(isPersonal({ type: "ReadPhone", text: "" }, "text")).toBe(true)
  expect(isPersonal({ id: "h1", name: "", parameters: {} }, "parameters")).toBe(true)
  expect(isPersonal({ type: "HotspotChosen", hotspotId: "h1", parameters: {} }, "parameters")).toBe(true)
  for (const name of ["id", "orderId", "storeId", "type", "_tag", "code", "constructor"]) {
    expect(isPersonal({}, name)).toBe(false)
  }
})

test("all texts of a personal record are masked, whatever their keys; a catalogue error keeps its text", () => {
  expect(pseudonymise({ hotspotParameters: { seat: "B 12", list: ["Kanari"] }, n: 3 })).toEqual({
    hotspotParameters: { seat: "X 00", list: ["Xxxxxx"] },
    n: 3,
  })
  const problem = { code: 1031, message: "Ugyldig nummer" }
  expect(pseudonymise({ problems: [problem] })).toEqual({ problems: [problem] })
})

/** Texts of events that reveal nothing about a person: ids, menu codes, paths without their query. */
const impersonal: ReadonlySet<string> = new Set([
  "PathOpened.path",
  "ShelfChosen.subCategory",
  "VariationChosen.code",
  "ProductAdded.productId",
  "ProductAdded.storeId",
  "ProductAdded.variationCode",
  "LineIncreased.id",
  "LineDecreased.id",
  "LineRemoved.id",
  "AddressFormOpened.id",
  "DefaultAddressChosen.id",
  "SavedAddressChosen.id",
  "OtherLoginEnded.id",
  "PasskeyRemovalWanted.id",
  "DialogConfirmed.id",
  "DialogCancelled.id",
  "DialogClosed.id",
  "ModalClosed.id",
  "SectionToggled.id",
  "FavouriteToggled.variationCode",
  "AccountChosen.organisationId",
  "MemberFormOpened.customerId",
  "InvitationSentAgain.invitationId",
  "InvitationWithdrawalWanted.invitationId",
  "ExportPeriodChosen.period",
  "StoreChosen.storeSlug",
  "StorePicked.storeSlug",
  "DefaultStoreChosen.storeId",
  "ItemAdded.variationCode",
  "ItemAdded.secondVariationCode",
  "ItemAdded.lineId",
  "LineEdited.id",
  "LineEdited.variationCode",
  "LineEdited.secondVariationCode",
  "Reordered.storeId",
  "Reordered.storeName",
  "HotspotChosen.hotspotId",
  "CouponRemoved.code",
  "CouponTyped.code",
  "DealPicked.code",
  "TimeOptionChosen.option",
  "HalfChosen.productSlug",
  "IngredientToggled.code",
  "ExtraToggled.code",
  "LevelChosen.code",
  "OrderLinkWanted.orderId",
  "ReadyNoticeWanted.orderId",
])

test("every free text of an event is marked as personal or listed as impersonal", () => {
  const isText = (part: SchemaAST.AST): boolean =>
    SchemaAST.isString(part) || (SchemaAST.isUnion(part) && part.types.some(isText))
  const undecided = OuterEvent.members.flatMap(({ ast, fields }) =>
    ast.propertySignatures
      .filter(({ type }) => isText(type))
      .map(({ name }) => ({
        place: `${fields.type.literal}.${String(name)}`,
        holder: holderOf(ast),
        name: String(name),
      }))
      .filter(({ place, holder, name }) => !impersonal.has(place) && !isPersonal(holder, name))
      .map(({ place }) => place),
  )
  expect(undecided).toEqual([])
})

const holderOf = (ast: SchemaAST.Objects): object =>
  Object.fromEntries(
    ast.propertySignatures.map(({ name, type }) => [name, SchemaAST.isLiteral(type) ? type.literal : ""]),
  )
