import { useState } from "react"

/**
 * A text field's value and its `onChange`. Until the state behind it changes, the field keeps what was typed meanwhile:
 * the code that handles it may still be loading, or the page may be hydrating.
 */
export const useTyped = (value: string, onText: (text: string) => void): readonly [string, (text: string) => void] => {
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string } | null>(null)
  if (typed !== null && typed.over !== value) setTyped(null)
  const type = (text: string): void => {
    setTyped({ text, over: value })
    onText(text)
  }
  return [typed?.over === value ? typed.text : value, type]
}
