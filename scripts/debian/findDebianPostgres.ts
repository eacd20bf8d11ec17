import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { aptInstall, isRootOnDebian } from "./aptInstall.ts"

/** The folder of the binaries of Debian's PostgreSQL 15, or why it is missing. */
export type DebianPostgres =
  | { readonly _tag: "Found"; readonly bin: string }
  /** `isFailure` if it was expected: for root on Debian 12. */
  | { readonly _tag: "Missing"; readonly why: string; readonly isFailure: boolean }

const bin = "/usr/lib/postgresql/15/bin"

const isDebian12 = (): boolean =>
  existsSync("/etc/os-release") && readFileSync("/etc/os-release", "utf8").includes("VERSION_CODENAME=bookworm")

/** Configures the Debian package not to create a default cluster; an existing configuration is kept. */
const wantNoCluster = (): void => {
  const folder = "/etc/postgresql-common"
  const settings = join(folder, "createcluster.conf")
  if (existsSync(settings)) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(settings, "create_main_cluster = false\n")
}

/** Finds Debian's PostgreSQL 15. Root on Debian 12 installs it first. */
export const findDebianPostgres = (): DebianPostgres => {
  if (existsSync(join(bin, "initdb"))) return { _tag: "Found", bin }
  if (!isDebian12()) return { _tag: "Missing", why: "This system is not Debian 12.", isFailure: false }
  if (!isRootOnDebian()) {
    return { _tag: "Missing", why: "apt-get install postgresql-15 needs root.", isFailure: false }
  }
  wantNoCluster()
  aptInstall(["postgresql-15"])
  if (existsSync(join(bin, "initdb"))) return { _tag: "Found", bin }
  return { _tag: "Missing", why: "apt-get could not install postgresql-15.", isFailure: true }
}
