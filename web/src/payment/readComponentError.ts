/**
 * How an error of the provider's component ends the step under way; `null` when it does not. Any error ends an action
 * that the component shows, such as a code that has expired. A form in which something failed stays open for another
 * try.
 */
export const readComponentError = (name: string, step: "collect" | "act"): "left" | "broken" | null => {
  if (name === "CANCEL") return "left"
  return step === "act" ? "broken" : null
}
