import type { CollectedTest, Scope } from "./collectTests.ts"

/** Runs tests with their hooks: a group's before-hooks at its first test, its after-hooks when it is left. */
export const walkScopes = () => {
  let open: readonly Scope[] = []

  const leave = async (kept: readonly Scope[]) => {
    for (const scope of open.toReversed()) {
      if (kept.includes(scope)) continue
      open = open.filter((one) => one !== scope)
      for (const hook of scope.afterAll) await hook()
    }
  }

  return {
    enter: async ({ scopes }: CollectedTest) => {
      await leave(scopes)
      for (const scope of scopes) {
        if (open.includes(scope)) continue
        open = [...open, scope]
        for (const hook of scope.beforeAll) await hook()
      }
    },
    run: async ({ scopes, work }: CollectedTest) => {
      for (const { beforeEach } of scopes) for (const hook of beforeEach) await hook()
      try {
        await work()
      } finally {
        for (const { afterEach } of scopes) for (const hook of afterEach) await hook()
      }
    },
    leaveAll: () => leave([]),
  }
}
