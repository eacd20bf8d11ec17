import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

const order = /@layer [\w, ]+;/

// A build may ask for a part's style sheet before base.css; the first to name the layers says which counts more.
test("the page itself says in which order the layers count, before any style sheet", () => {
  const [html, base] = ["../../index.html", "base.css"].map((file) =>
    readFileSync(new URL(file, import.meta.url), "utf8"),
  )
  expect(order.exec(html ?? "")?.[0]).toBe(order.exec(base ?? "")?.[0])
  expect(html).toMatch(/<style>[^<]*@layer base, kit, screens;\s*<\/style>[^]*<\/head>/)
})
