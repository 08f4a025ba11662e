/** A value outside React that components follow; what a server draws is its first one. */
export interface Store<State> {
  read(): State
  readFirst(): State
  change(next: State): void
  subscribe(listener: () => void): () => void
  isFollowed(): boolean
}

/** Makes a store; the values of a page that stand in modules are marked as pure, so that an app without them carries none. */
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
