import type { UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'

/** A value in somebody's hands: the owner's (`value`), or the component's own after `defaultValue`. */
export interface Held<V> {
  readonly value: V
  /** Both for a component that may keep its value itself; exactly one of them is set. */
  readonly own: { readonly value: V } | { readonly defaultValue: V }
  /** Tells the owner; the details of a change, where there are some, are what it is refused by. */
  readonly onChange: (next: V, details?: { readonly cancel?: () => void }) => void
}

/** One way in which a person makes `to` the value. */
export type Way<V> = (user: UserEvent, to: V) => Promise<unknown>

/** One value of one component, and how it is read in the page. */
export interface ValueRow<V> {
  /** The exports that hold it: the one drawn first, then those that hold it through their parts. */
  readonly components: readonly string[]
  /** The prop: `value`, `checked`, `page`. */
  readonly prop: string
  readonly element: (held: Held<V>) => ReactElement
  /** What stands at first, what is chosen, and what the owner makes of it afterwards (another field, a button). */
  readonly first: V
  readonly chosen: V
  readonly moved: V
  /** What emptying leaves; without it the value cannot be emptied. */
  readonly none?: V
  readonly pointer?: Way<V>
  readonly keys?: Way<V>
  readonly clear?: Way<V>
  /** It may keep the value itself, and `details.cancel` says no. */
  readonly keeps?: boolean
  /** A control of a form: the form's reset brings back what stood at first. */
  readonly inForm?: boolean
  /** Why it stands in no form, so that no reset reaches it. */
  readonly outsideForms?: string
  /** Why an owner that does not take a change leaves what was done in sight; only where that is meant. */
  readonly unrefusable?: string
  /** Opens what must be open to be read; done before each reading. */
  readonly before?: (user: UserEvent) => Promise<unknown>
  /** Milliseconds until what was done has arrived. */
  readonly settle?: number
  /** What a style sheet paints by, read without any aria attribute: a data attribute, a class, `:checked`, text in sight. */
  readonly painted: () => unknown
  /** Which of them it is. */
  readonly paintedBy: string
  /** What is told to assistive technology: roles, states and names. */
  readonly announced: () => unknown
  /** What a form or the owner would get from the page; when there is such a thing. */
  readonly sent?: () => unknown
  /** A value as the readings give it; itself otherwise. */
  readonly reads?: (value: V) => unknown
}

/** A row whose kind of value is nobody else's business. */
export interface AnyValueRow {
  readonly components: readonly string[]
  readonly prop: string
  readonly cases: readonly ValueCase[]
}

/** One way of changing the value, ready to be played. */
export interface ValueCase {
  readonly name: string
  /** It stands for the others of its value: `npm test` plays it, the proof plays the others. */
  readonly isFirst?: true
  readonly play: () => Promise<void>
}
