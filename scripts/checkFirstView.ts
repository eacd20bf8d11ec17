import { join } from "node:path"
import { build } from "vite"
import { findExcess, type Piece } from "./firstView/findExcess.ts"
import { compressedSize } from "./firstView/compressedSize.ts"

const web = join(import.meta.dirname, "..", "web")

/** A production build of the Norwegian shop, in memory. */
const buildPieces = async (): Promise<readonly Piece[]> => {
  process.env["MARKET"] = "no"
  process.env["NODE_ENV"] = "production"
  // Any version of the drawing code, as `buildShop` gives it: without one, the code for the server's pictures is left out.
  process.env["SKORPE_DRAWN_BY"] = "0123456789abcdef"
  const built = await build({
    configFile: join(web, "vite.config.ts"),
    logLevel: "error",
    build: { write: false },
  })
  if (!("output" in built)) throw new Error("the shop was not built into one output")
  return built.output.flatMap((piece) =>
    piece.type === "chunk"
      ? [
          {
            name: piece.fileName,
            isEntry: piece.isEntry,
            imports: piece.imports,
            modules: Object.entries(piece.modules).flatMap(([id, { renderedLength }]) =>
              renderedLength > 0 ? [id] : [],
            ),
            // Only chunks of the first view are measured: compressing the others takes seconds.
            get bytes() {
              return compressedSize(
                piece.code,
                built.output.map(({ fileName }) => fileName),
              )
            },
          },
        ]
      : [],
  )
}

const { bytes, complaints } = findExcess(await buildPieces())
process.stdout.write(`JavaScript of the first view: ${bytes} bytes of brotli, ${complaints.length} complaints\n`)
for (const complaint of complaints) process.stderr.write(`${complaint}\n`)
if (complaints.length > 0) process.exitCode = 1
