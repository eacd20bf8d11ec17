import { readdir, readFile } from "node:fs/promises"
import { extname, join, relative, sep } from "node:path"
import { type CachedBody, cachedFile } from "../http/cachedBody.ts"

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
}

/** The built shop's files by URL path; empty if the shop has not been built. */
export const readShop = async (folder: string): Promise<ReadonlyMap<string, CachedBody>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name))
  const present = new Set(paths)
  const variant = (path: string) => (present.has(path) ? readFile(path) : Promise.resolve(null))
  const files = paths
    .filter((path) => !/\.(br|gz)$/.test(path))
    .map(async (path) => {
      const address = `/${relative(folder, path).split(sep).join("/")}`
      const [plain, brotli, gzip] = await Promise.all([readFile(path), variant(`${path}.br`), variant(`${path}.gz`)])
      const type = types[extname(path)] ?? "application/octet-stream"
      return [address, cachedFile({ type, plain, brotli, gzip, cacheControl: cacheControlOf(address) })] as const
    })
  return new Map(await Promise.all(files))
}

/** A file with a content hash in its name never expires in caches; any other is revalidated on each request. */
const cacheControlOf = (address: string): string =>
  address.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache"
