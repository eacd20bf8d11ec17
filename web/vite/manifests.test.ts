import { existsSync } from "node:fs"
import { marketOf } from "@skorpe/core/domain/market"
import { readPath } from "@skorpe/core/domain/route"
import { expect, test } from "vitest"
import { manifestIn } from "./manifests.ts"

test.each(["no", "se"] as const)(
  "each language of market %s installs the same app, opened in that language",
  (market) => {
    for (const { language } of marketOf(market).languages) {
      const manifest = manifestIn(market, language)
      expect(manifest.id).toBe("/")
      expect(readPath(marketOf(market), manifest.start_url)).toEqual({ language, screen: { _tag: "Landing" } })
      expect(manifest.shortcuts.map(({ url }) => readPath(marketOf(market), url))).toEqual([
        { language, screen: { _tag: "Stores" } },
        { language, screen: { _tag: "Cart" } },
      ])
      for (const { src } of manifest.icons) expect(existsSync(`${import.meta.dirname}/../public${src}`)).toBe(true)
    }
  },
)
