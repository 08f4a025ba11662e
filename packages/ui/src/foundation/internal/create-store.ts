/** A value outside React that components subscribe to; a server renders the first one. */
export interface Store<State> {
  read(): State
  readFirst(): State
  change(next: State): void
  subscribe(listener: () => void): () => void
  isFollowed(): boolean
}

/**
 * Creates a store; module-level stores are marked as pure, so that an app that does not use them does not carry them.
 */
export function createStore<State>(first: State): Store<State> {
  let state = first
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    readFirst: () => first,
    change(next) {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isFollowed: () => listeners.size > 0,
  }
}
