interface Click {
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** A click on a link that asks for another tab or a download is the browser's. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey
