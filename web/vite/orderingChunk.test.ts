import { expect, test } from "vitest"
import { orderingChunk } from "./orderingChunk.ts"

const modules: Readonly<Record<string, readonly string[]>> = {
  "/shop/web/src/start/orderingCode.ts": ["/shop/cart.ts", "/shop/core/src/domain/menu/rules/allergensOf.ts"],
  "/shop/cart.ts": ["/shop/price.ts", "/shop/wire.ts"],
  "/shop/price.ts": ["/shop/cart.ts", "/shop/phone.ts"],
  "/shop/web/src/services/browserHands.ts": ["/shop/node_modules/effect/dist/Effect.js", "/shop/phone.ts"],
  "/shop/phone.ts": [],
  "/shop/wire.ts": ["/shop/node_modules/effect/dist/Schema.js", "/shop/behind.ts"],
  "/shop/page.ts": ["/shop/price.ts"],
}
const context = {
  getModuleInfo: (id: string) => {
    const importedIds = modules[id]
    return importedIds === undefined ? null : { importedIds }
  },
}

test("an order's code is one chunk of all its imports, without Effect, the rules of a product page, and modules that the services import too", () => {
  const name = orderingChunk("/shop")
  const named = [...Object.keys(modules), "/shop/core/src/domain/menu/rules/allergensOf.ts", "/shop/behind.ts"]
  expect(named.filter((id) => name(id, context) === "ordering")).toEqual([
    "/shop/web/src/start/orderingCode.ts",
    "/shop/cart.ts",
    "/shop/price.ts",
  ])
  expect(name("/shop/phone.ts", context)).toBe("rules")
})
