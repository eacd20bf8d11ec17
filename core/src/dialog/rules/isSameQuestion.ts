import type { AskedDialog, Dialog } from "../model.ts"

const wordsOf = ({ content, onConfirm, onCancel, onClose }: Dialog): string =>
  JSON.stringify([content, onConfirm, onCancel, onClose])

/** Whether two dialogs ask the same and would tell the house the same; asking it twice would only be in the way. */
export const isSameQuestion = (asked: AskedDialog, dialog: Dialog): boolean => wordsOf(asked) === wordsOf(dialog)
