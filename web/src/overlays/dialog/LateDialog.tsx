import { createElement } from "react"
import type { AskedDialog } from "@skorpe/core/dialog"
import { useView } from "../../app/shopContext.ts"
import { later, useLater } from "../../kit/later.ts"
import { withWords } from "../../texts/restOfWords.ts"

/** A question and its words: nothing asks as a page opens. */
export const lateDialog = later(async () => (await withWords(import("./AskedDialog.tsx"))).AskedDialog)

/** The one question that stands before everything else, if there is one. */
export const LateDialog = () => {
  const { open } = useView("dialog")
  return open === null ? null : <Asked key={open.id} asked={open} />
}

const Asked = ({ asked }: { readonly asked: AskedDialog }) => {
  const Shown = useLater(lateDialog)
  return Shown ? createElement(Shown, { asked }) : null
}
