import type { UnsubscribeView } from "@skorpe/core/units/unsubscribe"
import { useShop } from "../../shop/shopContext.ts"
import { Button } from "../../kit/Button.tsx"
import { Message } from "../../kit/Message.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { unsubscribeTexts } from "./texts.ts"

interface QuestionProps {
  readonly step: Extract<UnsubscribeView["_tag"], "Asked" | "Asking" | "Unreachable">
}

/** The question with its button, which stays mounted and focused during the call and for a retry. */
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
