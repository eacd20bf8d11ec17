/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** True for a JSON object. */
export const isFields = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The same value with `change` applied to every text; `change` gets the text's field name. */
export const mapTexts = (value: Json, change: (text: string, field: string) => string, field = ""): Json => {
  if (typeof value === "string") return change(value, field)
  if (Array.isArray(value)) return value.map((one: Json) => mapTexts(one, change, field))
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change, key)]))
}
