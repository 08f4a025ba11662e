type EventMap = WindowEventMap & DocumentEventMap

/** Hears events of these names until the function that it answers with is called. */
export function listen<Name extends keyof EventMap>(
  target: EventTarget,
  names: readonly Name[],
  heard: (event: EventMap[Name]) => void,
  options?: AddEventListenerOptions,
): () => void {
  const listener = heard as EventListener
  for (const name of names) target.addEventListener(name, listener, options)
  return () => {
    for (const name of names) target.removeEventListener(name, listener, options)
  }
}

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

/** Leaves Escape to what is open in front of the layer that hears it first: a list, or a receipt that lies over it. */
export function leaveEscape(event: Event): void {
  if (document.activeElement?.closest('[data-escape]')) event.preventDefault()
}

/** A window in the background paints nothing, and what waits for it comes all the same. */
const maxWaitMs = 200

/** Acts when the next frame has been painted. Answers how to call it off. */
export function afterPaint(act: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame)
    act()
  }, maxWaitMs)
  // The task after a frame's callbacks comes when that frame is painted.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
