import { defineConfig } from "vitest/config"

// One project a kind of test; scenes and journeys come with the rooms that have them.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "core",
          include: ["core/src/**/*.test.ts", "fixtures/**/*.test.ts", "web/src/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: ["**/*.journey.test.ts", "**/node_modules/**"],
        },
      },
      {
        test: {
          name: "server",
          include: ["server/src/**/*.test.ts", "cli/src/**/*.test.ts"],
          exclude: ["**/*.journey.test.ts", "**/node_modules/**"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
