import { dirname, relative } from "node:path"

const place = /\bimport\.meta\.(dirname|url)\b/g

/** Bundler plugin: each `import.meta` keeps its source's path, so that modules find the files beside them. */
export const keepPlaces = (root: string, dist: string) => ({
  name: "keep-places",
  transform: (code: string, id: string): { readonly code: string; readonly map: null } | null => {
    if (!id.startsWith(root) || id.includes("node_modules") || code.search(place) < 0) return null
    const from = (path: string) => `new URL(${JSON.stringify(relative(dist, path))}, import.meta.url)`
    return {
      code: code.replaceAll(place, (_, asked: string) =>
        asked === "url"
          ? `${from(id)}.href`
          : `process.getBuiltinModule("node:url").fileURLToPath(${from(dirname(id))})`,
      ),
      // Adds no lines, so the source map stays valid.
      map: null,
    }
  },
})
