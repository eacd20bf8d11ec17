import { join } from "node:path"
import { playwright } from "@vitest/browser-playwright"
import { defineConfig } from "vitest/config"
import { coreTests, notCoreTests, serverTests } from "./scripts/checks/takingTurns.ts"
import { findChromium } from "./scripts/findChromium.ts"
import { readShare } from "./scripts/share.ts"
import { shootPage } from "./scripts/shootPage.ts"

const chromium = findChromium({ installing: false })

/** What tests read with `core/src/testing/share.fixture.ts`, in Node and in the browser. */
const provide = { share: readShare() }

/**
 * Scenes with a page of their own: pictures depend on the order of style sheets; a version once gone stays gone; a page
 * has one first fragment; what earlier files leave can move the focus.
 */
const isolated = [
  "src/states/Pictures.scene.test.tsx",
  "src/app/App.scene.test.tsx",
  "src/app/NewVersion.scene.test.tsx",
  "src/shop/useAddressToken.scene.test.tsx",
]

const browserIn = (colorScheme: "light" | "dark") =>
  playwright({
    launchOptions: {
      ...(chromium._tag === "Found" ? { executablePath: chromium.path } : {}),
      // Fixed font rendering, because pictures are compared.
      args: [
        "--font-render-hinting=none",
        "--disable-lcd-text",
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
      ],
    },
    contextOptions: { reducedMotion: "reduce", colorScheme },
  })

const restorePage = join(import.meta.dirname, "web/src/testing/restorePage.ts")
const phone = { viewport: { width: 390, height: 844 } }
const desk = { viewport: { width: 1280, height: 800 }, provider: browserIn("dark") }
const inOnePage = { isolate: false, setupFiles: [restorePage], exclude: isolated }

// One project a kind of test; scenes and journeys come with the rooms that have them.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "core",
          provide,
          // A process of its own costs each file half a second; one that mocks a module clears them before and after.
          isolate: false,
          // Properties and oracles take seconds, and many more on a busy machine.
          testTimeout: 120_000,
          include: [...coreTests],
          exclude: [...notCoreTests],
        },
      },
      {
        test: {
          name: "server",
          provide,
          isolate: false,
          include: [...serverTests],
          exclude: ["**/*.journey.test.ts", "**/node_modules/**"],
          globalSetup: ["server/src/testing/oneCluster.ts", "scripts/build/cli.ts"],
          // What runs beside each other in a file mostly waits: for prices, codes and the kitchen.
          maxConcurrency: 16,
          // A command line is a new process each time, and slow on a busy machine.
          testTimeout: 240_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: "web/vite.config.ts",
        test: {
          name: "scenes",
          provide,
          root: "web",
          include: ["src/**/*.scene.test.tsx"],
          // Upper bounds for a busy machine; a scene takes a second or two on an idle one.
          testTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
          // The sizes run beside each other, each in one page.
          maxWorkers: 1,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: browserIn("light"),
            commands: { shootPage },
            // Each scene is played on a phone in the light and at a desk in the dark, in one page that loads its modules
            // once.
            instances: [
              { browser: "chromium", name: "scenes at 390", ...phone, ...inOnePage },
              { browser: "chromium", name: "scenes at 1280, dark", ...desk, ...inOnePage },
              { browser: "chromium", name: "isolated at 390", ...phone, include: isolated },
              { browser: "chromium", name: "isolated at 1280, dark", ...desk, include: isolated },
            ],
          },
        },
      },
      {
        test: {
          name: "journeys",
          provide,
          include: ["web/journeys/**/*.journey.test.ts"],
          globalSetup: ["web/journeys/sharedShop.ts"],
          // Upper bounds for a busy machine; a journey takes seconds on an idle one.
          testTimeout: 600_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          // Much of a journey is waiting: two go beside each other.
          maxWorkers: 2,
        },
      },
    ],
  },
})
