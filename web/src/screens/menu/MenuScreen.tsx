import { useView } from "../../shop/shopContext.ts"
import { MenuFailed } from "./MenuFailed.tsx"
import { MenuLoaded } from "./MenuLoaded.tsx"
import { MenuLoading } from "./MenuLoading.tsx"
import { MenuMissing } from "./MenuMissing.tsx"

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
