import { LocateFixed } from "lucide-react"
import { isFarAway, type Store } from "@skorpe/core/domain/store"
import { useShop, useView } from "../shop/shopContext.ts"
import { Button } from "../kit/Button.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import { formatDistance } from "./formatDistance.ts"
import styles from "./StoreParts.module.css"
import { storesTexts } from "./texts.ts"
import { useListedStores } from "./useListedStores.ts"

const none: readonly Store[] = []

/**
 * A button that requests the device's position, with a live status of the request, and the distance if the nearest
 * store is far.
 */
export const NearMe = () => {
  const t = useTexts(storesTexts)
  const { send } = useShop()
  const { language } = useView("route")
  const { here } = useView("finder")
  const { list } = useView("store")
  const [first] = useListedStores(list._tag === "Loaded" ? list.value : none, "")
  const far = first !== undefined && first.distance !== null && isFarAway(first.distance) ? first.distance : null
  const found = (): string =>
    far === null || first === undefined
      ? t("nearest")
      : t("farAway", { store: first.store.name, distance: formatDistance(language, far) })
  const said = (): string => {
    switch (here._tag) {
      case "Unasked":
        return ""
      case "Asking":
        return t("asking")
      case "Here":
        return found()
      case "Nowhere":
        return t(here.reason === "denied" ? "denied" : "nowhere")
    }
  }
  return (
    <div className={styles.near}>
      <Button look="calm" aria-disabled={here._tag === "Asking"} onClick={() => send({ type: "NearbyWanted" })}>
        <LocateFixed size={16} aria-hidden />
        {t("nearMe")}
      </Button>
      <output className={styles.said}>{said()}</output>
    </div>
  )
}
