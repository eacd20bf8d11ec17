import { readFileSync } from "node:fs"
import { glob } from "node:fs/promises"
import { basename } from "node:path"
import { expect, test } from "vitest"

const root = new URL("../", import.meta.url).pathname

// Words in any other file are not served: each of them would be said as nothing at all.
test("texts are only named in files that are served", async () => {
  const strays: string[] = []
  for await (const path of glob("**/*.{ts,tsx}", { cwd: root })) {
    if (basename(path) === "texts.ts" || /\.test\.tsx?$/.test(path) || path === "texts/defineTexts.ts") continue
    if (/\bdefineTexts\(/.test(readFileSync(root + path, "utf8"))) strays.push(path)
  }
  expect(strays).toEqual([])
})
