import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { screenModules } from "./screenModules.ts"

const late = readFileSync(join(import.meta.dirname, "lateScreens.ts"), "utf8")

test.each(Object.entries(screenModules).filter(([, module]) => module.endsWith("x")))(
  "%s is fetched from the module that a drawn page asks for",
  (tag, module) => {
    const screen = /(\w+)\.tsx$/.exec(module)?.[1] ?? ""
    const [, asked = ""] = new RegExp(`\\b${tag}: lateScreen\\((.*)\\),`).exec(late) ?? []
    expect(asked === "page" ? late : asked).toContain(`import("../${module.slice("src/".length)}")).${screen}`)
  },
)
