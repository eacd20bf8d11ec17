import type { SpokenEvent } from "@skorpe/core/shop"
import { Button } from "../kit/Button.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import { useShop } from "./shopContext.ts"
import { appTexts } from "./texts.ts"

const loading: SpokenEvent = { type: "LoadingRetried" }

/** Retries a failed load; by default everything that the screen waits for. */
export const RetryButton = ({ event = loading }: { readonly event?: SpokenEvent }) => {
  const t = useTexts(appTexts)
  const { send } = useShop()
  return (
    <Button look="calm" onClick={() => send(event)}>
      {t("tryAgain")}
    </Button>
  )
}
