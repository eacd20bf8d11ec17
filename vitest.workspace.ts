import { playwright } from "@vitest/browser-playwright"
import { defineConfig } from "vitest/config"
import { findChromium } from "./scripts/findChromium.ts"
import { shootPage } from "./scripts/shootPage.ts"

const chromium = findChromium({ installing: false })

const browserIn = (colorScheme: "light" | "dark") =>
  playwright({
    launchOptions: {
      ...(chromium._tag === "Found" ? { executablePath: chromium.path } : {}),
      // Letters are drawn alike on every machine, whatever its own taste: pictures are compared.
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

// One project a kind of test; scenes and journeys come with the rooms that have them.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "core",
          // Properties and oracles take seconds, and many more on a busy machine.
          testTimeout: 120_000,
          include: [
            "core/src/**/*.test.ts",
            "fixtures/**/*.test.ts",
            "web/{src,vite}/**/*.test.ts",
            "scripts/**/*.test.ts",
          ],
          exclude: ["**/*.journey.test.ts", "**/node_modules/**"],
        },
      },
      {
        test: {
          name: "server",
          include: ["server/{src,prove}/**/*.test.ts", "cli/src/**/*.test.ts"],
          exclude: ["**/*.journey.test.ts", "**/node_modules/**"],
          // A command line is a new process each time, and slow on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: "web/vite.config.ts",
        test: {
          name: "scenes",
          root: "web",
          include: ["src/**/*.scene.test.tsx"],
          // What a scene waits for comes at once, and on a busy machine after seconds: a second was not enough.
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: browserIn("light"),
            commands: { shootPage },
            // Each scene is played on a phone in the light and at a desk in the dark.
            instances: [
              { browser: "chromium", name: "scenes at 390", viewport: { width: 390, height: 844 } },
              {
                browser: "chromium",
                name: "scenes at 1280, dark",
                viewport: { width: 1280, height: 800 },
                provider: browserIn("dark"),
              },
            ],
          },
        },
      },
      {
        test: {
          name: "journeys",
          include: ["web/journeys/**/*.journey.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
