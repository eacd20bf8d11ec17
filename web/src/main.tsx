import { createRoot } from "react-dom/client"
import "./kit/base.css"
import { StartFailed } from "./app/StartFailed.tsx"
import { yieldToMain } from "./kit/yieldToMain.ts"
import { dropLate } from "./start/pageStart.ts"
import { startShop } from "./start/startShop.tsx"

const place = document.querySelector("#app")
if (place === null) throw new Error("the page has no element #app")

const start = async (): Promise<void> => {
  await yieldToMain()
  if (/^(srcdoc|\/(kitchen|operator|states|inspector))/.test(location.pathname)) {
    if (await (await import("./openOtherPage.ts")).openOtherPage(place)) return
  }
  await startShop(place)
}

start().catch((cause: unknown) => {
  console.error(cause)
  dropLate()
  createRoot(place).render(<StartFailed />)
})
