import type { ComponentType } from "react"
import { Broken } from "../app/ErrorBoundary.tsx"
import { LateScreen } from "../app/LateScreen.tsx"
import { StartFailed } from "../app/StartFailed.tsx"
import { ShopProvider } from "../app/shopContext.ts"
import { later } from "../kit/later.ts"
import { PanelsComing, PanelsLateBox } from "../overlays/PanelsLate.tsx"
import { after, openAt } from "./visit.ts"

/** Code that is still on its way, for ever. */
const onItsWay = later<ComponentType<{ readonly slug: string }>>(() => new Promise(() => undefined))

/** A shop whose drawer is wanted. */
const atDrawer = after(openAt({ market: "no", language: "nb" }, { _tag: "Landing" }), (shop) =>
  shop.send({ type: "DrawerOpened" }),
)

/** What stands in the place of a page that is not there: no world leads to it, but a slow line and a bug do. */
export const faultSamples: Readonly<Record<string, ComponentType>> = {
  Broken,
  Coming: () => (
    <main>
      <h1 className="sr-only">Skorpe</h1>
      <LateScreen screen={onItsWay} slug="" />
    </main>
  ),
  PanelsLate: () => (
    <ShopProvider value={atDrawer}>
      <main>
        <h1 className="sr-only">Skorpe</h1>
        <PanelsComing />
        <PanelsLateBox />
      </main>
    </ShopProvider>
  ),
  StartFailed,
}
