import type { UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'

/** How a message reaches the ear: polite waits for the speech in progress, assertive interrupts it. */
export interface SpokenMessage {
  readonly text: string
  readonly politeness: 'polite' | 'assertive'
}

/** What an action may use. The clock is a stopped one that runs only by `wait` and by the user's own pauses. */
export interface SpokenTools {
  readonly user: UserEvent
  /** Lets so many milliseconds pass, with everything that was due in them. */
  readonly wait: (ms: number) => Promise<void>
  /** Renders the component again with other props. */
  readonly rerender: (element: ReactElement) => void
}

/** One line of the spoken contract: after this action a screen reader hears exactly this, once, and nothing else. */
export interface SpokenRow {
  readonly component: string
  /** In words, for the name of the test: 'the last chip is removed'. */
  readonly action: string
  /** The component in the state before the action. */
  readonly element: ReactElement | (() => ReactElement)
  /** What is done; left out when the message comes from appearing. */
  readonly act?: (tools: SpokenTools) => Promise<void> | void
  /** The exact bokmål; several in their order; an empty list says that the action is silent on purpose. */
  readonly says: string | readonly (string | SpokenMessage)[]
  /** Polite unless said otherwise. */
  readonly politeness?: SpokenMessage['politeness']
}
