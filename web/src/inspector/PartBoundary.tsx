import { Component, type ReactNode } from "react"
import styles from "./WhatHappened.module.css"

interface PartBoundaryProps {
  /** What is shown: another value is tried anew. */
  readonly at: object
  readonly children: ReactNode
}

interface Tried {
  readonly at: object
  readonly why: string | null
}

/** Says what a view throws, in place of the part that shows it: a log may come from anybody, or from other code. */
export class PartBoundary extends Component<PartBoundaryProps, Tried> {
  override state: Tried = { at: this.props.at, why: null }

  static getDerivedStateFromProps({ at }: PartBoundaryProps, tried: Tried): Tried | null {
    return at === tried.at ? null : { at, why: null }
  }

  static getDerivedStateFromError(cause: unknown): Pick<Tried, "why"> {
    return { why: String(cause) }
  }

  override render(): ReactNode {
    const { why } = this.state
    return why === null ? (
      this.props.children
    ) : (
      <p role="alert" className={styles.crash}>
        This cannot be shown, because a view throws: {why}
      </p>
    )
  }
}
