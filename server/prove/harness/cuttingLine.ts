import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"

/** A proxy to a server that cuts each connection after the number of answer bytes that `next` returns. */
export const cuttingLine = async (port: number, next: () => number) => {
  const open = new Set<Socket>()
  const line = createServer((caller) => {
    const server = connect(port, "localhost")
    const bothEnd = () => {
      caller.destroy()
      server.destroy()
      open.delete(caller)
    }
    open.add(caller)
    let left = next()
    server.on("data", (bytes: Buffer) => {
      caller.write(bytes.subarray(0, left))
      left -= bytes.length
      if (left <= 0) caller.end(bothEnd)
    })
    caller.on("data", (bytes: Buffer) => server.write(bytes))
    for (const socket of [caller, server]) socket.on("error", bothEnd).on("close", bothEnd)
  })
  await once(line.listen(0), "listening")
  const address = line.address()
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    close: () => {
      for (const caller of open) caller.destroy()
      line.close()
    },
  }
}
