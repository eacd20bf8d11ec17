import { readFile } from "node:fs/promises"
import { createServer, type ServerResponse } from "node:http"
import { extname, join } from "node:path"
import { buildShop } from "../../build/shop.ts"
import { bigStore } from "./bigMenu.ts"

const dist = join(import.meta.dirname, "..", "..", "..", "web", "dist", "no")

const kinds: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
}

const picture =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><circle cx='4.5' cy='4.5' r='4' fill='#e39a45'/></svg>"

const say = (response: ServerResponse, status: number, kind: string, body: string | Buffer): void =>
  void response.writeHead(status, { "content-type": kind }).end(body)

const standing = { open: true, changesAt: null, waitMinutes: { pickup: 15, delivery: 40 } }
const nothingOut = { soldOutProducts: [], soldOutVariations: [] }

const bare = "<!doctype html><title>bare</title><button onclick='this.textContent += 1'>press</button>"

const answer = async (path: string, products: number, response: ServerResponse): Promise<void> => {
  if (path === "/bare") return say(response, 200, "text/html", bare)
  if (path.startsWith("/images/")) return say(response, 200, "image/svg+xml", picture)
  if (/^\/api\/stores\/[^/]+\/status$/.test(path)) {
    const serverTime = new Date().toISOString()
    return say(response, 200, "application/json", JSON.stringify({ ...standing, ...nothingOut, serverTime }))
  }
  if (/^\/api\/stores\/[^/]+$/.test(path)) {
    return say(response, 200, "application/json", JSON.stringify(bigStore(products)))
  }
  if (path.startsWith("/api/")) return say(response, 404, "application/json", "{}")
  const file = extname(path) === "" ? "/index.html" : path
  try {
    say(response, 200, kinds[extname(file)] ?? "application/octet-stream", await readFile(join(dist, file)))
  } catch {
    say(response, 404, "text/plain", "")
  }
}

/** Serves the built Norwegian shop on a free port, with an API of one store with `products` products. */
export const serveShop = async (products: number): Promise<{ readonly url: string; readonly stop: () => void }> => {
  buildShop("no")
  const server = createServer((request, response) => {
    void answer(new URL(request.url ?? "/", "http://shop").pathname, products, response)
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      resolve(typeof address === "object" && address ? address.port : 0)
    })
  })
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() }
}
