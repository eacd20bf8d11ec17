import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build, createLogger } from "vite"
import { afterAll, beforeAll, expect, test } from "vitest"
import { placeComposed } from "./placeComposed.ts"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "skorpe-styles-"))
})
afterAll(() => rm(folder, { recursive: true }))

/** Builds a button that takes its look from a card, and gives the warnings. */
const buildWith = async (card: string): Promise<readonly string[]> => {
  const files = {
    "card.module.css": `.surface { ${card} }`,
    "button.module.css": `.button { composes: surface from "./card.module.css"; color: red; }`,
    "main.js": `import styles from "./button.module.css"; document.body.className = styles.button`,
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const warnings: string[] = []
  const logger = createLogger("silent")
  const warn = (text: string): void => void warnings.push(text)
  await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    customLogger: { ...logger, warn, warnOnce: warn },
    css: { postcss: { plugins: [placeComposed] } },
    build: { write: false, rolldownOptions: { input: join(folder, "main.js") } },
  })
  return warnings
}

test("styles that one module takes from another are built without a warning", async () => {
  expect(await buildWith("border: 0")).toEqual([])
})

test("a URL in composed styles, which would be resolved from the wrong folder, fails the build", async () => {
  await expect(buildWith(`background: url("./card.svg")`)).rejects.toThrow("composed styles must not contain a URL")
})
