import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import { expect, onTestFinished, test } from "vitest"
import { beginHydration, type Hydration, HydrationProvider, noHydration } from "../kit/hydration.ts"

/** The tokens that a page receives when it is rendered after its fragment has left the address. */
const takenAfterwards = async (hydration: Hydration): Promise<readonly string[]> => {
  const address = location.pathname + location.search
  history.replaceState(null, "", `${address}#a-token`)
  const { useAddressToken } = await import("./useAddressToken.ts")
  history.replaceState(null, "", address)
  const taken: string[] = []
  const take = (token: string): void => void taken.push(token)
  const Page = (): null => {
    useAddressToken(take)
    return null
  }
  const root = createRoot(document.createElement("div"))
  onTestFinished(() => root.unmount())
  flushSync(() =>
    root.render(
      <HydrationProvider value={hydration}>
        <Page />
      </HydrationProvider>,
    ),
  )
  return taken
}

test("a link's token is used even if the address has changed before its page is hydrated", async () => {
  expect(await takenAfterwards(beginHydration())).toEqual(["a-token"])
})

test("a page that is opened later does not use the first page's token", async () => {
  expect(await takenAfterwards(noHydration)).toEqual([])
})
