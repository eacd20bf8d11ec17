import { createServer } from "node:http"
import { brotliCompressSync } from "node:zlib"

const code = /<script\b.*?<\/script>|<template id="page-code">.*?<\/template>/gs

/**
 * Serves a server's pages without any code, and everything else as it is: the fastest that pages of this content and
 * size can be.
 */
export const serveWithoutCode = async (from: string): Promise<{ readonly url: string; readonly stop: () => void }> => {
  const server = createServer((request, response) => {
    void fetch(`${from}${request.url ?? "/"}`, { headers: { accept: request.headers.accept ?? "*/*" } })
      .then(async (answer) => {
        const kind = answer.headers.get("content-type") ?? ""
        const body = Buffer.from(await answer.arrayBuffer())
        const isPage = kind.startsWith("text/html")
        response.writeHead(answer.status, {
          "content-type": kind,
          "cache-control": "max-age=600",
          ...(isPage ? { "content-encoding": "br" } : {}),
        })
        response.end(isPage ? brotliCompressSync(body.toString().replaceAll(code, "")) : body)
      })
      .catch(() => response.destroy())
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      resolve(typeof address === "object" && address ? address.port : 0)
    })
  })
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() }
}
