import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** The staff key of this machine's own server: from STAFF_KEY, else the one that the data folder keeps; else empty. */
export const findStaffKey = (): string => {
  if (process.env["STAFF_KEY"]) return process.env["STAFF_KEY"]
  const folders = process.env["SKORPE_DATA"] ? [process.env["SKORPE_DATA"]] : [".skorpe/data-no", ".skorpe/data-se"]
  const file = folders.map((folder) => join(folder, "staff-key")).find((candidate) => existsSync(candidate))
  return file ? readFileSync(file, "utf8").trim() : ""
}
