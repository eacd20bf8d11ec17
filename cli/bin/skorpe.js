#!/usr/bin/env node
// Plain JavaScript that any Node can parse, so that an old version prints a sentence instead of a stack trace.
import { spawnSync } from "node:child_process"
import { createRequire } from "node:module"

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
const isNew = major > 22 || (major === 22 && minor >= 19)

/** The Node that is installed with the project's packages, on platforms that have one. */
const ownNode = () => {
  try {
    return createRequire(import.meta.url).resolve(`node-linux-${process.arch}/bin/node`)
  } catch {
    return undefined
  }
}

if (isNew) {
  await import("../src/main.ts")
} else {
  const node = ownNode()
  if (node) {
    const { status } = spawnSync(node, process.argv.slice(1), { stdio: "inherit" })
    process.exitCode = status ?? 1
  } else {
    process.stderr.write(`skorpe needs Node 22.19 or newer; this is ${process.version}.\n`)
    process.exitCode = 1
  }
}
