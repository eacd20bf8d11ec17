import { meets, pathsOf, readCondition } from "@skorpe/core/replay"
import { shop } from "@skorpe/core/shop"
import type { Customer } from "./customer.ts"

/** Why a text is not a valid condition on what the shop shows; `undefined` if it is valid. */
export const faultOfCondition = (text: string): string | undefined => {
  const read = readCondition(text)
  if (read._tag === "NoCondition") return `${text}, character ${read.at}: ${read.why}`
  const { paths, diverges } = pathsOf(read.condition)
  if (diverges) return `${text}: only a recorded log diverges`
  const views = Object.keys(shop.see(shop.empty))
  const odd = paths.map(({ names: [root = ""] }) => root).find((root) => !views.includes(root))
  return odd === undefined ? undefined : `${text}: the shop shows no ${odd}; it shows ${views.join(", ")}`
}

/** Waits until a condition holds of the views. */
export const expectSeen = (text: string, { wait }: Customer) => {
  const read = readCondition(text)
  return wait(text, (seen) =>
    read._tag === "Condition" && meets(read.condition, { seen, crashed: false }) ? true : undefined,
  )
}
