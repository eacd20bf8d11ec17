import type { BrowserKind, DeviceKind, SystemKind } from "@skorpe/core/domain/account"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { deviceTexts } from "./texts.ts"

const browsers: Readonly<Record<Exclude<BrowserKind, "other">, string>> = {
  chrome: "Chrome",
  edge: "Edge",
  firefox: "Firefox",
  safari: "Safari",
  samsung: "Samsung Internet",
}

const systems: Readonly<Record<Exclude<SystemKind, "other">, string>> = {
  iphone: "iPhone",
  ipad: "iPad",
  android: "Android",
  windows: "Windows",
  mac: "Mac",
  linux: "Linux",
}

/** Names a customer's device by its browser and operating system. */
export const useDeviceName = () => {
  const t = useTexts(deviceTexts)
  return ({ browser, system }: DeviceKind): string =>
    t("device", {
      browser: browser === "other" ? t("otherBrowser") : browsers[browser],
      system: system === "other" ? t("otherSystem") : systems[system],
    })
}
