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
