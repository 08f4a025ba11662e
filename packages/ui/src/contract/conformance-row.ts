import type { ReactElement } from 'react'

/** The props that every component passes on to an element of its own. */
export interface Forwarded {
  readonly ref: (element: Element | null) => void
  readonly className: string
  readonly 'data-testid': string
  readonly 'aria-details': string
}

/** What a component may leave out, each only with a reason. */
export type Forwards = 'ref' | 'className' | 'rest'

/** One public component in the conformance table. */
export interface ConformanceRow {
  /** The name of its export. */
  readonly name: string
  /** Renders the component with what it needs; `{...forwarded}` goes on the component itself. */
  readonly render: (forwarded: Forwarded) => ReactElement
  /** Attributes that expose its state to style sheets: they must be in the page. */
  readonly state?: readonly `data-${string}`[]
  /** What it does not pass on; `because` gives the reason. */
  readonly lacks?: readonly Forwards[]
  readonly because?: string
  /** It renders in an overlay that a server does not render. */
  readonly clientOnly?: boolean
}
