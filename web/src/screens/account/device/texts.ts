import { defineTexts } from "../../../texts/defineTexts.ts"

/** Texts that name a customer's devices. */
export const deviceTexts = defineTexts("devices", {
  device: { nb: "{{browser}} på {{system}}", sv: "{{browser}} på {{system}}", en: "{{browser}} on {{system}}" },
  otherBrowser: { nb: "En nettleser", sv: "En webbläsare", en: "A browser" },
  otherSystem: { nb: "en annen enhet", sv: "en annan enhet", en: "another device" },
})
