import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { screenModules } from "../shop/screenModules.ts"

const lazyScreens = readFileSync(join(import.meta.dirname, "lazyScreens.ts"), "utf8")

test.each(Object.entries(screenModules).filter(([, module]) => module.endsWith("x")))(
  "%s is loaded from the module that a rendered page preloads",
  (tag, module) => {
    const screen = /(\w+)\.tsx$/.exec(module)?.[1] ?? ""
    const [, own = ""] = new RegExp(`\\b${tag}: (.*),`).exec(lazyScreens) ?? []
    // Screens of words share one part, which is named.
    const [, shared = ""] = /^\w+$/.test(own) ? (new RegExp(`const ${own} = (.*)`).exec(lazyScreens) ?? []) : [own, own]
    expect(shared).toContain(`import("../${module.slice("src/".length)}")).${screen}`)
  },
)
