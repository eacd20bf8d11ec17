import { createElement, type SVGProps } from "react"

/** The data of one of lucide's icons. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number
}

/** Makes a component of one of lucide's icons, in the surrounding text's colour and 24 pixels by default. */
const createIcon =
  ({ node }: IconData) =>
  ({ size = 24, ...props }: IconProps) =>
    createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )

// It replaces lucide's own module, so it has the same exports.
// oxlint-disable-next-line import/no-default-export
export default createIcon
