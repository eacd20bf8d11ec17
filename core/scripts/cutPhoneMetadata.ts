import { writeFileSync } from "node:fs"
import type { CountryCallingCode, MetadataJson } from "libphonenumber-js/core"
import metadata from "libphonenumber-js/metadata.max"

/** The calling codes whose numbers the shop accepts (DECISIONS §19). */
const accepted: readonly CountryCallingCode[] = ["45", "358", "354", "47", "46"]

/** Number plans of the accepted countries only: 5 kB instead of 150. */
export const cutPhoneMetadata = (): MetadataJson => {
  const callingCodes = accepted.map((code) => [code, metadata.country_calling_codes[code] ?? []] as const)
  const countries = callingCodes.flatMap(([, countries]) => countries)
  return {
    version: metadata.version,
    country_calling_codes: Object.fromEntries(callingCodes),
    countries: Object.fromEntries(countries.map((country) => [country, metadata.countries[country]])),
    nonGeographic: {},
  } satisfies MetadataJson
}

// `node core/scripts/cutPhoneMetadata.ts && npx oxfmt core/src/domain/phone/phoneMetadata.ts` after an update of the library.
if (import.meta.main)
  writeFileSync(
    new URL("../src/phone/phoneMetadata.ts", import.meta.url),
    `import type { MetadataJson } from "libphonenumber-js/core"

/** Number plans of the five accepted countries, written by core/scripts/cutPhoneMetadata.ts. */
export const phoneMetadata = ${JSON.stringify(cutPhoneMetadata())} satisfies MetadataJson
`,
  )
