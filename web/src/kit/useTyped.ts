import { useState } from "react"

/**
 * What a text field shows, and what its `onChange` calls. While the state that it shows does not move, the field keeps
 * what was typed since: the code that takes it may still be loading, or the page is hydrating.
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
