import { expect, test } from "vitest"
import { pageWords } from "./pageWords.ts"

const files: Readonly<Record<string, string>> = {
  "/.vite/manifest.json": JSON.stringify({
    "index.html": { file: "assets/shop.js", imports: ["_kit.js"], isEntry: true },
    "_kit.js": { file: "assets/kit.js" },
    "_price.js": { file: "assets/price.js" },
    "src/store.tsx": { file: "assets/store.js", imports: ["index.html", "_price.js"] },
    "src/cart.tsx": { file: "assets/cart.js", imports: ["index.html"] },
  }),
  "/.vite/words.json": JSON.stringify({
    "assets/shop.js": ["app", "menu"],
    "assets/kit.js": ["kit"],
    "assets/price.js": ["price"],
    "assets/store.js": ["store"],
    "assets/cart.js": ["cart"],
  }),
  "/locales/nb/all.json": JSON.stringify(
    Object.fromEntries(["app", "menu", "kit", "price", "store", "cart"].map((name) => [name, { say: name }])),
  ),
}

const namesOf = (modules: readonly string[]) => Object.keys(Object(pageWords((path) => files[path])("nb", modules)))

test("a page carries the texts of the entry script, of its screen and of the screen's imports", () => {
  expect(namesOf(["index.html"])).toEqual(["app", "menu", "kit"])
  expect(namesOf(["src/store.tsx"])).toEqual(["app", "menu", "kit", "price", "store"])
  expect(pageWords((path) => files[path])("nb", [])).toMatchObject({ app: { say: "app" } })
})

test("a language that was not built has no texts", () => {
  expect(pageWords((path) => files[path])("sv", ["index.html"])).toEqual({})
})
