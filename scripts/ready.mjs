// Plain JavaScript for Node 20 or newer: installs a fresh clone's packages, then runs the Node among them.
import { spawn, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { delimiter, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const stamp = join(root, "node_modules", ".skorpe-installed")

/** Prints an error message and exits. */
export const giveUp = (sentence) => {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

const isNew = (version) => {
  const [major = 0, minor = 0] = version.replace("v", "").split(".").map(Number)
  return major > 22 || (major === 22 && minor >= 19)
}

/** Whether the installed packages match the lockfile, by the copy of it that npm writes. */
const isInstalledByHand = () => {
  const left = join(root, "node_modules", ".package-lock.json")
  return (
    !existsSync(stamp) &&
    existsSync(left) &&
    statSync(left).mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs
  )
}

/** Installs the lockfile's packages, unless they are installed. */
export const install = () => {
  const [major = 0] = process.versions.node.split(".").map(Number)
  if (major < 20) giveUp(`Skorpe needs Node 20 or newer; this is ${process.version}. Get a newer one at nodejs.org.`)
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex")
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return
  if (isInstalledByHand()) return writeFileSync(stamp, wanted)
  process.stdout.write("Installing packages …\n")
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ["npm", []]
  const { status } = spawnSync(command, [...first, "ci", "--loglevel=error"], { cwd: root, stdio: "inherit" })
  if (status !== 0) giveUp("npm could not install the packages. Is the npm registry reachable?")
  writeFileSync(stamp, wanted)
}

/** The path of the Node to use: the one among the packages, or this one if it is new enough. */
export const findNode = () => {
  const own = join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node")
  if (existsSync(own)) return own
  if (isNew(process.version)) return process.execPath
  return giveUp(
    `Skorpe runs on Node 22.19 or newer. On Linux it brings its own; on ${process.platform} ${process.arch} please install one. This is ${process.version}.`,
  )
}

const environment = (node) => ({ ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ""}` })

/** Runs a file with the found Node, forwards signals, and returns the exit code. */
export const run = (args, extra = {}) => {
  const node = findNode()
  const child = spawn(node, args, { cwd: root, stdio: "inherit", env: { ...environment(node), ...extra } })
  const pass = (signal) => child.kill(signal)
  // Ctrl-C in a terminal reaches the child directly as well, and the child treats the two signals as one. This process
  // handles the signal so that it outlives the child.
  process.on("SIGINT", pass)
  process.on("SIGTERM", pass)
  process.on("SIGHUP", pass)
  return new Promise((resolve) => {
    child.on("exit", (code, signal) => resolve(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)))
  })
}
