import { useShop } from "../../app/shopContext.ts"
import { Button } from "../../kit/Button.tsx"
import { Message } from "../../kit/Message.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./MenuScreen.module.css"
import { menuTexts } from "./texts.ts"

/** The menu could not be fetched; it is tried again by itself. */
export const MenuFailed = () => {
  const t = useTexts(menuTexts)
  const { send } = useShop()
  return (
    <div className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      <div role="alert">
        <Message tone="offline">
          <p>{t("failed")}</p>
          <Button look="calm" onClick={() => send({ type: "LoadingRetried" })}>
            {t("tryAgain")}
          </Button>
        </Message>
      </div>
    </div>
  )
}
