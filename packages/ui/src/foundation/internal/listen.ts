type EventMap = WindowEventMap & DocumentEventMap

/** Listens for events of these names until the returned function is called. */
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
