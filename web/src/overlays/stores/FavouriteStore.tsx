import { Heart } from "lucide-react"
import { useShop, useView } from "../../shop/shopContext.ts"
import { Button } from "../../kit/Button.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./StorePanels.module.css"
import { findingTexts } from "./texts.ts"

/** A button that opens the choice of a favourite store; only for logged-in customers (SPEC §2.4). */
export const FavouriteStore = ({ storeId }: { readonly storeId: string }) => {
  const t = useTexts(findingTexts)
  const { send } = useShop()
  const session = useView("session")
  if (session._tag !== "LoggedIn") return null
  const isTheirs = session.user.favoriteStore === storeId
  return (
    <Button
      look="calm"
      aria-haspopup="dialog"
      onClick={() => send({ type: "ModalOpened", modal: { _tag: "UserStore" } })}
    >
      <Heart size={16} aria-hidden className={styles.favourite} {...(isTheirs ? { fill: "currentColor" } : {})} />
      {isTheirs ? t("isFavourite") : t("chooseFavourite")}
    </Button>
  )
}
