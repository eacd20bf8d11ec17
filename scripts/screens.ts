import { spawnSync } from "node:child_process"
import { join } from "node:path"

// Records the reference screenshots of the scenes; an argument such as `screen/Cart` limits it to matching ones.
const root = join(import.meta.dirname, "..")
const only = process.argv.slice(2)
const { status } = spawnSync(
  process.execPath,
  [
    join(root, "node_modules", "vitest", "vitest.mjs"),
    "run",
    "--config",
    "vitest.workspace.ts",
    "web/src/states/Pictures.scene.test.tsx",
    ...(only.length > 0 ? ["-t", only.join("|")] : []),
  ],
  { cwd: root, stdio: "inherit", env: { ...process.env, VITE_RECORD_SCREENS: "yes" } },
)
process.exitCode = status ?? 1
