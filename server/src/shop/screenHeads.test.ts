import { expect, test } from "vitest"
import { screenHeads } from "./screenHeads.ts"

const manifest = {
  "index.html": { file: "assets/shop.js", css: ["assets/shop.css"], imports: ["_button.js"], isEntry: true },
  "_button.js": { file: "assets/button.js" },
  "_card.js": { file: "assets/card.js", css: ["assets/card.css"], imports: ["_button.js", "src/menu.tsx"] },
  "src/menu.tsx": { file: "assets/menu.js", css: ["assets/menu.css"], imports: ["index.html", "_card.js"] },
}
const files: Readonly<Record<string, string>> = {
  "/.vite/manifest.json": JSON.stringify(manifest),
  "/assets/menu.css": ".menu{}",
  "/assets/card.css": ".card{}",
}

test("a server-rendered page has its screen's styles inline, and preloads the screen's own code", () => {
  expect(screenHeads((path) => files[path])("src/menu.tsx")).toEqual({
    styles: "<style>.menu{}</style><style>.card{}</style>",
    links:
      '<link rel="modulepreload" crossorigin href="/assets/menu.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/card.js">',
  })
})

test("an unknown screen and a missing manifest add nothing", () => {
  expect(screenHeads((path) => files[path])("src/other.tsx")).toEqual({ styles: "", links: "" })
  expect(screenHeads(() => undefined)("src/menu.tsx")).toEqual({ styles: "", links: "" })
})
