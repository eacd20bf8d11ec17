/** The address of an endpoint (`api/paths.ts`) with its `:name` parameters filled in. */
export const pathTo = (path: string, values: Readonly<Record<string, string>> = {}): string =>
  `/api${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ""))}`
