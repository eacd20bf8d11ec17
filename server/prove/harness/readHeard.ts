import type { Heard } from "./post.ts"

/** The JSON of an answer; `undefined` when it is none, which a judge reports instead of failing itself. */
export const jsonIn = ({ text }: Heard): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A field of a JSON value; `undefined` when the value is no object or lacks it. */
export const fieldIn = (json: unknown, name: string): unknown =>
  typeof json === "object" && json !== null ? Reflect.get(json, name) : undefined

/** The codes of a refusal's problems; none when the answer names no problem. */
export const codesIn = (heard: Heard): readonly unknown[] => {
  const errors = fieldIn(jsonIn(heard), "errors")
  return Array.isArray(errors) ? errors.map((error) => fieldIn(error, "code")) : []
}
