import type { KnownSurvivor } from "./model.ts"

/** Of the kernel's loop and hands, and of the answers that a page brings. */
export const ofKernel: readonly KnownSurvivor[] = [
  {
    file: "core/src/kernel/hands.ts",
    mutator: "ConditionalExpression",
    original: "calls === reconciled",
    replacement: "false",
    why: "An early exit only: comparing the same calls once more begins and interrupts nothing.",
  },
  {
    file: "core/src/kernel/loop.ts",
    mutator: "ArrowFunction",
    original: "() => false",
    replacement: "() => undefined",
    why: "Says no either way.",
  },
  {
    file: "core/src/kernel/loop.ts",
    mutator: "ConditionalExpression",
    original: 'beginning._tag === "New"',
    replacement: "true",
    places: 2,
    why: "A resumed world knows no answers, and one that is started again does not change; the hands are shown it either way.",
  },
  {
    file: "core/src/kernel/loop.ts",
    mutator: "ArrayDeclaration",
    original: "[]",
    replacement: '["Stryker was here"]',
    places: 3,
    why: "A text among the known answers has no command, so it answers none.",
  },
  {
    file: "core/src/kernel/loop.ts",
    mutator: "ConditionalExpression",
    original: 'beginning._tag === "Resumed"',
    replacement: "true",
    why: "A new beginning has no world, which the log reads as none.",
  },
  {
    file: "core/src/kernel/loop.ts",
    mutator: "ConditionalExpression",
    original: "ended.size === 0",
    replacement: "false",
    why: "An early exit only: where nothing has ended, nothing is left out.",
  },
  {
    file: "core/src/kernel/known.ts",
    mutator: "ConditionalExpression",
    original: "known.length === 0",
    replacement: "false",
    why: "An early exit only: where nothing is known, no call finds its answer.",
  },
]
