import { type Change, printable, shorten } from "@skorpe/core/replay"

const longest = 2000

/** Changed values as an indented tree of their paths: the old value after `-`, the new one after `+`. */
export const changeTree = (changes: readonly Change[], at = 0, indent = ""): readonly string[] =>
  [...Map.groupBy(changes, ({ path }) => path[at])].flatMap(([, inside]) => {
    const [first] = inside
    if (!first) return []
    let end = at + 1
    // A node with a single branch is joined with it on one line.
    while (inside.every(({ path }) => path.length > end && path[end] === first.path[end])) end++
    const name = `${indent}${printable(first.path.slice(at, end).join("."))}`
    return first.path.length === end
      ? [name, `${indent}- ${shorten(first.before, longest)}`, `${indent}+ ${shorten(first.after, longest)}`]
      : [name, ...changeTree(inside, end, `${indent}  `)]
  })
