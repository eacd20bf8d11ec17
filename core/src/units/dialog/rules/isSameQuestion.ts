import type { AskedDialog, Dialog } from "../../../messages/asked.ts"

const wordsOf = ({ content, onConfirm, onCancel, onClose }: Dialog): string =>
  JSON.stringify([content, onConfirm, onCancel, onClose])

/** Whether two dialogs have the same content and emit the same events; the second is then a duplicate. */
export const isSameQuestion = (asked: AskedDialog, dialog: Dialog): boolean => wordsOf(asked) === wordsOf(dialog)
