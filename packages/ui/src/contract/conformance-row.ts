import type { ReactElement } from 'react'

/** What every component passes on to an element of its own, as a caller hands it over. */
export interface Forwarded {
  readonly ref: (element: Element | null) => void
  readonly className: string
  readonly 'data-testid': string
  readonly 'aria-details': string
}

/** What a component may not pass on, each only with a reason. */
export type Forwards = 'ref' | 'className' | 'rest'

/** One public component in the conformance table. */
export interface ConformanceRow {
  /** The name of its export. */
  readonly name: string
  /** The component with what it needs; `{...forwarded}` goes on the component itself. */
  readonly render: (forwarded: Forwarded) => ReactElement
  /** Attributes that tell its state to style sheets: they must stand in the page. */
  readonly state?: readonly `data-${string}`[]
  /** What it does not pass on, and why. */
  readonly lacks?: readonly Forwards[]
  readonly because?: string
  /** It stands in an overlay that a server does not render. */
  readonly clientOnly?: boolean
}
