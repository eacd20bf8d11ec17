import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { brotliCompressSync } from "node:zlib"
import { freePort } from "../../freePort.ts"

const code = /<script\b.*?<\/script>|<template id="page-code">.*?<\/template>/gs

/**
 * Serves a server's pages without any code, and everything else as it is: the fastest that pages of this content and
 * size can be.
 */
export const serveWithoutCode = async (from: string): Promise<{ readonly url: string; readonly stop: () => void }> => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const read = await fetch(`${from}${request.url ?? "/"}`, { headers: { accept: request.headers.accept ?? "*/*" } })
    const kind = read.headers.get("content-type") ?? ""
    const body = Buffer.from(await read.arrayBuffer())
    const isPage = kind.startsWith("text/html")
    response.writeHead(read.status, {
      "content-type": kind,
      "cache-control": "max-age=600",
      ...(isPage ? { "content-encoding": "br" } : {}),
    })
    response.end(isPage ? brotliCompressSync(body.toString().replaceAll(code, "")) : body)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() }
}
