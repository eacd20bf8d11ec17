import { useState } from "react"
import { Button } from "../kit/Button.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./ReportSheet.module.css"
import { reportTexts } from "./texts.ts"

/** A button that copies a report's code, and says whether the browser let it. */
export const CopiedCode = ({ reference }: { readonly reference: string }) => {
  const t = useTexts(reportTexts)
  const [said, say] = useState<"copied" | "uncopied" | null>(null)
  const copy = async (): Promise<void> => {
    try {
      // Without https there is no clipboard.
      await navigator.clipboard.writeText(reference)
      say("copied")
    } catch {
      say("uncopied")
    }
  }
  return (
    <>
      <Button onClick={() => void copy()}>{t("copy")}</Button>
      <output className={styles.said}>{said !== null && t(said)}</output>
    </>
  )
}
