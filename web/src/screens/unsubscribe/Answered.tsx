import { useLayoutEffect } from "react"
import { Link } from "../../shop/Link.tsx"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { unsubscribeTexts } from "./texts.ts"

/** The result of unsubscribing. The pressed button is gone, so the heading gets the focus. */
export const Answered = ({ how }: { readonly how: "Done" | "Refused" }) => {
  const t = useTexts(unsubscribeTexts)
  useLayoutEffect(() => {
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true })
  }, [])
  const isDone = how === "Done"
  return (
    <>
      <PageTitle>{isDone ? t("done") : t("refused")}</PageTitle>
      <p>{isDone ? t("doneText") : t("refusedText")}</p>
      <p>
        <Link to={{ _tag: "Landing" }} className={buttonClass("calm")}>
          {t("toFront")}
        </Link>
      </p>
    </>
  )
}
