import { useLayoutEffect } from "react"
import { Link } from "../../shop/Link.tsx"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { unsubscribeTexts } from "./texts.ts"

const words = {
  Done: ["done", "doneText"],
  Refused: ["refused", "refusedText"],
  TextsDone: ["textsDone", "textsDoneText"],
} as const

/** The result of unsubscribing. The pressed button is gone, so the heading gets the focus. */
export const Answered = ({ how }: { readonly how: keyof typeof words }) => {
  const t = useTexts(unsubscribeTexts)
  useLayoutEffect(() => {
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true })
  }, [])
  const [title, text] = words[how]
  return (
    <>
      <PageTitle>{t(title)}</PageTitle>
      <p>{t(text)}</p>
      <p>
        <Link to={{ _tag: "Landing" }} className={buttonClass("calm")}>
          {t("toFront")}
        </Link>
      </p>
    </>
  )
}
