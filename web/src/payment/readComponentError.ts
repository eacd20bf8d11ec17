/**
 * How an error of the provider's component ends the step under way; `null` when it does not. What the component shows
 * to the customer ends with any error, such as a code that ran out. A form in which something failed still stands, and
 * takes another try.
 */
export const readComponentError = (name: string, step: "collect" | "act"): "left" | "broken" | null => {
  if (name === "CANCEL") return "left"
  return step === "act" ? "broken" : null
}
