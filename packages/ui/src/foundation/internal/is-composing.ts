import type { KeyboardEvent } from 'react'

/**
 * Whether a key belongs to an input method that composes a letter. Safari ends the composition before the key that ends it, and
 * tells by its code of 229 alone.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229
