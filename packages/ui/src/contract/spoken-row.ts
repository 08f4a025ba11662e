import type { UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'

/** How a message is announced: polite waits for current speech, assertive interrupts it. */
export interface SpokenMessage {
  readonly text: string
  readonly politeness: 'polite' | 'assertive'
}

/** Tools for an action. The clock is fake and advances only by `wait` and by the user's own pauses. */
export interface SpokenTools {
  readonly user: UserEvent
  /** Advances the clock by milliseconds, running everything due. */
  readonly wait: (ms: number) => Promise<void>
  /** Renders the component again with other props. */
  readonly rerender: (element: ReactElement) => void
}

/** One line of the spoken contract: after this action a screen reader reads exactly this, once, and nothing else. */
export interface SpokenRow {
  readonly component: string
  /** A description for the name of the test: 'the last chip is removed'. */
  readonly action: string
  /** The component in its state before the action. */
  readonly element: ReactElement | (() => ReactElement)
  /** The action; omit it if the message comes from rendering. */
  readonly act?: (tools: SpokenTools) => Promise<void> | void
  /** The exact bokmål; several messages in order; an empty list means that the action is silent on purpose. */
  readonly says: string | readonly (string | SpokenMessage)[]
  /** Defaults to polite. */
  readonly politeness?: SpokenMessage['politeness']
}
