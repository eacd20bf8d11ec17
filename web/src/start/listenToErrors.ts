import type { Shop } from "../shop/shopContext.ts"

/** Maximum length of a message that the shop accepts. */
const longest = 1000

/** The most errors that a page reports: a broken page may throw at every event. */
const mostReported = 20

/** Tells the shop of errors that no code of the page catches, and of bugs that it passes to `reportError` (SPEC §7.5). */
export const listenToErrors = ({ send }: Pick<Shop, "send">, page: Pick<Window, "addEventListener"> = window): void => {
  let reported = 0
  const report = (message: string): void => {
    if (++reported <= mostReported) send({ type: "ScriptFailed", message: message.slice(0, longest) })
  }
  page.addEventListener("error", ({ message }) => report(message))
  page.addEventListener("unhandledrejection", ({ reason }) => report(String(reason)))
}
