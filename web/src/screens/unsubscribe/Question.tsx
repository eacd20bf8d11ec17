import type { UnsubscribeView } from "@skorpe/core/unsubscribe"
import { useShop } from "../../app/shopContext.ts"
import { Button } from "../../kit/Button.tsx"
import { Message } from "../../kit/Message.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { unsubscribeTexts } from "./texts.ts"

interface QuestionProps {
  readonly step: Extract<UnsubscribeView["_tag"], "Asked" | "Asking" | "Unreachable">
}

/** The one button; it stays where it is while the server is asked and when nobody answers, and keeps the focus. */
export const Question = ({ step }: QuestionProps) => {
  const t = useTexts(unsubscribeTexts)
  const { send } = useShop()
  const words = { Asked: t("unsubscribe"), Asking: t("asking"), Unreachable: t("again") }[step]
  return (
    <>
      <PageTitle>{t("question")}</PageTitle>
      <p>{t("whatStops")}</p>
      {step === "Unreachable" && (
        <div role="alert">
          <Message tone="offline">
            <p>{t("unreachable")}</p>
          </Message>
        </div>
      )}
      <p>
        <Button
          aria-disabled={step === "Asking"}
          onClick={() => step !== "Asking" && send({ type: "UnsubscribeConfirmed" })}
        >
          {words}
        </Button>
      </p>
    </>
  )
}
