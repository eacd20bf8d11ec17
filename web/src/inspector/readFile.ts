import { limits } from "@skorpe/core/replay"
import type { InspectorEvent } from "./inspector.ts"

/** Reads a chosen file, a log or code to compare with; one that is larger than any log is not read. Never rejects. */
export const readFile = async (chosen: File): Promise<InspectorEvent> => {
  const { name: file, size } = chosen
  if (size > limits.characters) return { type: "FileUnread", file, why: `larger than ${limits.characters} bytes` }
  try {
    const text = await chosen.text()
    return /\.m?js$/.test(file) ? { type: "CodeRead", file, code: text } : { type: "FileRead", file, text }
  } catch {
    return { type: "FileUnread", file, why: "the browser cannot read it; a folder is not a log" }
  }
}
