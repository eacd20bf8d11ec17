import { readFileSync } from "node:fs"
import { glob } from "node:fs/promises"
import { basename } from "node:path"
import { expect, test } from "vitest"

const root = new URL("../", import.meta.url).pathname

// The build extracts texts from these files only; any other text would be missing in the browser.
test("texts are defined only in files named texts.ts", async () => {
  const strays: string[] = []
  for await (const path of glob("**/*.{ts,tsx}", { cwd: root })) {
    if (basename(path) === "texts.ts" || /\.test\.tsx?$/.test(path) || path === "texts/defineTexts.ts") continue
    if (/\bdefineTexts\(/.test(readFileSync(root + path, "utf8"))) strays.push(path)
  }
  expect(strays).toEqual([])
})
