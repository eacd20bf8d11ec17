import { expect, test } from "vitest"
import { kindOf } from "./kindOf.ts"

const origin = "https://skorpe.example"
const get = (path: string, mode = "cors") => kindOf({ method: "GET", mode, url: new URL(path, origin).href }, origin)

test.each([
  ["/assets/index-1.js", "asset"],
  ["/locales/nb/app.json?w=1", "words"],
  ["/api/stores", "menu"],
  ["/api/stores/oslo-sentrum", "menu"],
])("%s is public: %s", (path, kind) => expect(get(path)).toBe(kind))

test.each([
  "/api/user/profile",
  "/api/orders?skip=0",
  "/api/order/o1",
  "/api/order/o1/track",
  "/api/stores/no-1/status",
  "/api/stores/no-1/hotspot/h1",
  "/api/stores?near=me",
  "/api/utils/now",
  "/icon.svg",
  "https://elsewhere.example/assets/index-1.js",
])("%s is not handled", (path) => expect(get(path)).toBe("other"))

test("a page of the shop opens without network, the pages of staff do not", () => {
  expect(get("/butikker", "navigate")).toBe("page")
  for (const path of ["/kitchen", "/operator", "/operator/"]) expect(get(path, "navigate")).toBe("other")
})

test("only a batch of telemetry is a report, not any other request to its address", () => {
  const post = (path: string) => kindOf({ method: "POST", mode: "no-cors", url: new URL(path, origin).href }, origin)
  expect(post("/api/telemetry")).toBe("report")
  expect(post("/api/telemetry/more")).toBe("other")
  expect(post("https://elsewhere.example/api/telemetry")).toBe("other")
  expect(get("/api/telemetry")).toBe("other")
})

test("of all other requests only GET is handled", () => {
  for (const method of ["POST", "PUT", "DELETE", "HEAD"]) {
    expect(kindOf({ method, mode: "cors", url: `${origin}/api/stores` }, origin)).toBe("other")
  }
})

test("a navigation to a shop page is a page, even with a personal address; one to the API or a file is not", () => {
  for (const path of ["/", "/en", "/butikker/oslo/meny/pizza?q=1", "/min-side"])
    expect(get(path, "navigate")).toBe("page")
  for (const path of ["/docs", "/api/health", "/robots.txt", "/images/a"]) expect(get(path, "navigate")).toBe("other")
  expect(get("/apirino", "navigate")).toBe("page")
})
