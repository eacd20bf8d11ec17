import { LocateFixed } from "lucide-react"
import { isForBrowser } from "../../shop/Link.tsx"
import { useShop } from "../../shop/shopContext.ts"
import { Button, buttonClass } from "../../kit/Button.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { PanelLink } from "../PanelLink.tsx"
import styles from "./StorePanels.module.css"
import { findingTexts } from "./texts.ts"

/** The ways on when an address is not found or not delivered to: the nearest store, another address, all stores. */
export const OtherWays = ({ field }: { readonly field: string }) => {
  const t = useTexts(findingTexts)
  const { send } = useShop()
  return (
    <div className={styles.others}>
      <PanelLink
        to={{ _tag: "Stores" }}
        className={buttonClass("calm")}
        onClick={(event) => {
          if (!isForBrowser(event)) send({ type: "NearbyWanted" })
        }}
      >
        <LocateFixed size={16} aria-hidden />
        {t("collectNear")}
      </PanelLink>
      <AnotherAddress field={field} />
      <PanelLink to={{ _tag: "Stores" }} className={buttonClass("calm")}>
        {t("allStores")}
      </PanelLink>
    </div>
  )
}

/** Empties the address field for another address, and puts the focus there. */
export const AnotherAddress = ({ field }: { readonly field: string }) => {
  const t = useTexts(findingTexts)
  const { send } = useShop()
  return (
    <Button
      look="calm"
      onClick={() => {
        send({ type: "AddressForgotten" })
        document.querySelector<HTMLElement>(`#${field}`)?.focus()
      }}
    >
      {t("another")}
    </Button>
  )
}
