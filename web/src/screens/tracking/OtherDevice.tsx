import { Share2 } from "lucide-react"
import { Button } from "../../kit/Button.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { trackingTexts } from "./texts.ts"
import styles from "./TrackingTools.module.css"

const said = { Copied: "linkCopied", CopiedForLogin: "linkForLogin", Failed: "linkFailed" } as const

/** Shares the order's link, so that another device can follow the order. */
export const OtherDevice = ({ orderId }: { readonly orderId: string }) => {
  const t = useTexts(trackingTexts)
  const { send } = useShop()
  const { _tag } = useView("sharing")
  return (
    <div className={styles.tool}>
      <Button
        look="calm"
        aria-disabled={_tag === "Sharing"}
        aria-describedby="link-opens"
        onClick={() => _tag !== "Sharing" && send({ type: "OrderLinkWanted", orderId })}
      >
        <Share2 size={16} aria-hidden /> {t("otherDevice")}
      </Button>
      <p id="link-opens" className={styles.hint}>
        {t("linkOpens")}
      </p>
      <output className={styles.said} data-good={_tag !== "Failed"}>
        {_tag !== "Idle" && _tag !== "Sharing" && t(said[_tag])}
      </output>
    </div>
  )
}
