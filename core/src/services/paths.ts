/** Puts values into the `:name` places of a contract's path. */
export const fillPath = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ""))
