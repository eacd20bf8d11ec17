import type ClientModule from "@adyen/api-library/lib/src/client.js"
import type ValidatorModule from "@adyen/api-library/lib/src/utils/hmacValidator.js"
import { createRequire } from "node:module"

/**
 * Two classes of Adyen's library, imported one by one: its main entry point loads every API that Adyen has, which takes
 * half a second. They are default exports of CommonJS, which test runner, bundler and Node each unwrap differently.
 */
const require = createRequire(import.meta.url)

/** The library's client: settings, and the HTTP client that all calls use. */
export const { default: Client } = require("@adyen/api-library/lib/src/client.js") as typeof ClientModule

/** Signs and checks notifications. */
export const { default: HmacValidator } =
  require("@adyen/api-library/lib/src/utils/hmacValidator.js") as typeof ValidatorModule
