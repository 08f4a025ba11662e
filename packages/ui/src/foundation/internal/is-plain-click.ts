import type { KeyboardEvent } from 'react'

/** The modifier keys of a click. */
export interface Click {
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/**
 * Whether a click is meant for this page: with a modifier key it asks for another tab or a download, which the browser
 * handles.
 */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Whether a key belongs to an input method that composes a letter. Safari ends the composition before the key that ends
 * it, and marks it only by key code 229.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229
