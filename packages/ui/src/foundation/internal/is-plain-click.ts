import type { KeyboardEvent } from 'react'

/** The keys that were held at a click. */
export interface Click {
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** Whether a click means this page: with a key held it asks for another tab or a download, and is the browser's. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Whether a key belongs to an input method that composes a letter. Safari ends the composition before the key that ends it, and
 * tells by its code of 229 alone.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229
