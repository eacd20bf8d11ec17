import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

const order = /@layer [\w, ]+;/

// The build may load another style sheet before base.css, and the first to name the layers sets their order.
test("the page sets the order of the CSS layers before any style sheet", () => {
  const [html, base] = ["../../index.html", "base.css"].map((file) =>
    readFileSync(new URL(file, import.meta.url), "utf8"),
  )
  expect(order.exec(html ?? "")?.[0]).toBe(order.exec(base ?? "")?.[0])
  expect(html).toMatch(/<style>[^<]*@layer base, kit, screens;\s*<\/style>[^]*<\/head>/)
})
