import type { ComponentType } from "react"
import { Broken } from "../app/ErrorBoundary.tsx"
import { LazyScreen } from "../app/LazyScreen.tsx"
import { StartFailed } from "../app/StartFailed.tsx"
import { ShopProvider } from "../shop/ShopProvider.tsx"
import type { LazyPart } from "../kit/lazyPart.ts"
import { PanelsComing, PanelsLateBox } from "../overlays/PanelsLate.tsx"
import { after, openAt } from "./visit.ts"

/** A lazy part that never loads. */
const neverLoads: LazyPart<ComponentType<{ readonly slug: string }>> = {
  now: () => undefined,
  load: () => new Promise(() => undefined),
  subscribe: () => () => undefined,
}

/** A shop in which the drawer has been opened. */
const atDrawer = after(openAt({ market: "no", language: "nb" }, { _tag: "Landing" }), (shop) =>
  shop.send({ type: "DrawerOpened" }),
)

/** The fallbacks for a page that can't be shown. No world leads to them, but a slow connection or a bug does. */
export const faultSamples: Readonly<Record<string, ComponentType>> = {
  Broken: () => <Broken shop={atDrawer} />,
  Coming: () => (
    <main>
      <h1 className="sr-only">Skorpe</h1>
      <LazyScreen screen={neverLoads} slug="" />
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
