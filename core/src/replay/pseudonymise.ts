/** Fields that hold what a person is called, where they live, how they are reached, or what they wrote. */
const personal: ReadonlySet<string> = new Set([
  "firstName",
  "lastName",
  "phone",
  "phoneNumber",
  "e164",
  "email",
  "message",
  "street",
  "postalCode",
  "deliveryDescription",
  "billingNote",
  "birthdate",
])

/** A text of the same shape that says nothing: letters become x, digits 0; spaces and signs stay, so rules see the same. */
export const mask = (text: string): string =>
  text
    .replace(/\p{Lu}/gu, "X")
    .replace(/[\p{Ll}\p{Lo}\p{Lm}\p{Lt}]/gu, "x")
    .replace(/\p{Nd}/gu, "0")
    .replace(/[^\sXx0+@.,()\-/]/gu, "x")

const isStoreAddress = (holder: object): boolean => "openingHours" in holder || "deliveryArea" in holder

const maskAll = (value: unknown): unknown => {
  if (typeof value === "string") return mask(value)
  return typeof value === "object" && value !== null ? pseudonymise(value) : value
}

/**
 * A copy of any JSON in which personal texts are replaced by stand-ins of the same shape (DECISIONS §17). What is a
 * store's own, and the words of a catalogue error, stay.
 */
export const pseudonymise = <Value>(value: Value): Value => {
  if (Array.isArray(value)) return value.map((item: unknown) => pseudonymise(item)) as Value
  if (typeof value !== "object" || value === null || isStoreAddress(value)) return value
  const typed = "type" in value && value.type === "FieldTyped"
  const asked = "type" in value && value.type === "ReadPhone"
  const isProblem = "code" in value && "message" in value && typeof value.code === "number"
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      if (key === "text" && (typed || asked)) return [key, maskAll(inner)]
      return [key, personal.has(key) && !isProblem ? maskAll(inner) : pseudonymise(inner)]
    }),
  ) as Value
}
