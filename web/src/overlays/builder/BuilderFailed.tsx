import { Message } from "../../kit/Message.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { builderTexts } from "./texts.ts"

/** In the builder's place when it did not come over the network. */
export const BuilderFailed = () => {
  const t = useTexts(builderTexts)
  return (
    <Message tone="offline">
      <p>{t("failed")}</p>
    </Message>
  )
}
