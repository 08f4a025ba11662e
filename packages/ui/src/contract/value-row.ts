import type { UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'

/** A value and who holds it: the owner (`value`), or the component after `defaultValue`. */
export interface Held<V> {
  readonly value: V
  /** Both for a component that may keep its value itself; exactly one of them is set. */
  readonly own: { readonly value: V } | { readonly defaultValue: V }
  /** Tells the owner; a change can be refused by its details, if there are any. */
  readonly onChange: (next: V, details?: { readonly cancel?: () => void }) => void
}

/** One interaction by which a user makes `to` the value. */
export type Way<V> = (user: UserEvent, to: V) => Promise<unknown>

/** One value of a component, and how it is read from the page. */
export interface ValueRow<V> {
  /** The exports that hold it: the rendered one first, then those that hold it through their parts. */
  readonly components: readonly string[]
  /** The prop: `value`, `checked`, `page`. */
  readonly prop: string
  readonly element: (held: Held<V>) => ReactElement
  /**
   * The initial value, the one that is selected, and what the owner makes of it afterwards (another field, a button).
   */
  readonly first: V
  readonly chosen: V
  readonly moved: V
  /** The value after clearing; without it the value cannot be cleared. */
  readonly none?: V
  readonly pointer?: Way<V>
  readonly keys?: Way<V>
  readonly clear?: Way<V>
  /** It may be uncontrolled, and `details.cancel` refuses a change. */
  readonly keeps?: boolean
  /** It is a form control: a form reset restores the initial value. */
  readonly inForm?: boolean
  /** Why it is not a form control, so that no reset reaches it. */
  readonly outsideForms?: string
  /** Why a change that the owner does not accept stays visible; only where that is intended. */
  readonly unrefusable?: string
  /** Opens what must be open to be read; runs before each reading. */
  readonly before?: (user: UserEvent) => Promise<unknown>
  /** Milliseconds until an action has taken effect. */
  readonly settle?: number
  /**
   * What a style sheet depends on, read without aria attributes: a data attribute, a class, `:checked`, visible text.
   */
  readonly painted: () => unknown
  /** Which of these it is. */
  readonly paintedBy: string
  /** What assistive technology is told: roles, states and names. */
  readonly announced: () => unknown
  /** What a form or the owner would get from the page, if anything. */
  readonly sent?: () => unknown
  /** A value as the readings return it; the value itself if omitted. */
  readonly reads?: (value: V) => unknown
}

/** A row whose type of value is hidden. */
export interface AnyValueRow {
  readonly components: readonly string[]
  readonly prop: string
  readonly cases: readonly ValueCase[]
  readonly acts: readonly ValueAct[]
}

/** One way of changing the value, and the lines that the page tells otherwise afterwards, with focus. */
export interface ValueAct {
  readonly name: string
  readonly play: () => Promise<readonly string[]>
}

/** One way of changing the value, ready to be played. */
export interface ValueCase {
  readonly name: string
  /** Represents its value: `npm test` plays it, the proof plays the others. */
  readonly isFirst?: true
  readonly play: () => Promise<void>
}
