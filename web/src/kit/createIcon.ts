import { createElement, type SVGProps } from "react"

/** How lucide keeps an icon. */
interface IconData {
  readonly name: string
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number
}

/** An icon of lucide as a component, in the colour of the words around it; 24 pixels unless told. */
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
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )

// What stands in for lucide's module has its shape.
// oxlint-disable-next-line import/no-default-export
export default createIcon
