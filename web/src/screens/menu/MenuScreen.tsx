import { drawnOnceLoaded, lazyPart } from "../../kit/lazyPart.ts"
import { useView } from "../../shop/shopContext.ts"
import { withWords } from "../../texts/restOfWords.ts"
import { MenuFailed } from "./MenuFailed.tsx"
import { MenuLoaded } from "./MenuLoaded.tsx"
import { MenuLoading } from "./MenuLoading.tsx"

/** Lazy, because only a mistyped or outdated address leads to it. */
const MenuMissing = drawnOnceLoaded(lazyPart(async () => (await withWords(import("./MenuMissing.tsx"))).MenuMissing))

/** The menu of one store. */
export const MenuScreen = () => {
  const { shown } = useView("store")
  switch (shown._tag) {
    case "Loaded":
      return <MenuLoaded {...shown.value} />
    case "Failed":
      return <MenuFailed />
    case "Missing":
      return <MenuMissing />
    case "Idle":
    case "Loading":
      return <MenuLoading />
  }
}
