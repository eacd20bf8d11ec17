import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, constants } from "node:zlib"
import { report } from "./measure.ts"

const root = join(import.meta.dirname, "..", "..", "web", "dist")

const brotli = (text: Buffer): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000

/** The files that `index.html` loads with its static imports, and the chunks that load on demand. */
const firstView = (dist: string): ReadonlySet<string> => {
  const asked = [
    ...readFileSync(join(dist, "index.html"), "utf8").matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g),
  ].map(([, path]) => path ?? "")
  const seen = new Set<string>()
  while (asked.length > 0) {
    const path = asked.pop() ?? ""
    if (seen.has(path)) continue
    seen.add(path)
    const source = readFileSync(join(dist, path), "utf8")
    for (const [, next] of source.matchAll(/(?:^|[;\s}])(?:import|export)\b[^"'()]*?["']\.\/([^"']+\.js)["']/g))
      asked.push(`assets/${next}`)
  }
  return seen
}

/** Reports the built shop's sizes in kB of brotli: the first view, and what loads later. */
export const benchBundle = async (): Promise<void> => {
  for (const market of ["se", "no"]) {
    const dist = join(root, market)
    if (!existsSync(join(dist, "index.html"))) {
      report(`${market}: not built`, `MARKET=${market} npm run build`)
      continue
    }
    const first = firstView(dist)
    const files = readdirSync(join(dist, "assets"))
    const sizeOf = (names: readonly string[]) =>
      names.reduce((sum, name) => sum + brotli(readFileSync(join(dist, "assets", name))), 0).toFixed(1)
    const scripts = files.filter((name) => name.endsWith(".js"))
    report(
      `${market}: JavaScript of the first view`,
      `${sizeOf(scripts.filter((name) => first.has(`assets/${name}`)))} kB`,
    )
    report(
      `${market}: JavaScript that loads on demand`,
      `${sizeOf(scripts.filter((name) => !first.has(`assets/${name}`)))} kB`,
    )
    const styles = files.filter((name) => name.endsWith(".css"))
    const html = readFileSync(join(dist, "index.html"), "utf8")
    report(`${market}: CSS of the first view`, `${sizeOf(styles.filter((name) => html.includes(name)))} kB`)
    report(`${market}: CSS that comes with screens`, `${sizeOf(styles.filter((name) => !html.includes(name)))} kB`)
  }
}
