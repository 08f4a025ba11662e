import type { TableFeatures } from '@tanstack/react-table'

type Bindings = NonNullable<TableFeatures['coreReactivityFeature']>

/** A listener for a new value, as TanStack's stores define it. */
type Listener<Value> = ((value: Value) => void) | { readonly next?: (value: Value) => void }

/** The states that a table owns itself. */
interface TableStates {
  /** How TanStack creates and reads them. */
  readonly bindings: Bindings
  /** Calls `hear` after every change; returns the unsubscribe function. */
  readonly subscribe: (hear: () => void) => () => void
  /** A number that differs after each change. */
  readonly version: () => number
}

/** States without a store library: values, listeners, and one version over all of them. */
export function tableStates(): TableStates {
  let version = 0
  const listeners = new Set<() => void>()
  const subscribe = (hear: () => void) => {
    listeners.add(hear)
    return () => listeners.delete(hear)
  }
  const changed = () => {
    version += 1
    for (const hear of listeners) hear()
  }
  const readable = <Value>(get: () => Value) => ({
    get,
    subscribe(listener: Listener<Value>) {
      let known = get()
      const stop = subscribe(() => {
        const value = get()
        if (Object.is(value, known)) return
        known = value
        if (typeof listener === 'function') listener(value)
        else listener.next?.(value)
      })
      return { unsubscribe: () => void stop() }
    },
  })
  const bindings: Bindings = {
    createOptionsStore: false,
    wrapExternalAtoms: false,
    addSubscription() {
      throw new Error('A table has no states of other stores.')
    },
    batch: (work) => work(),
    untrack: (read) => read(),
    schedule: (work) => queueMicrotask(work),
    createWritableAtom<Value>(first: Value) {
      let value = first
      const set = (next: Value | ((before: Value) => Value)) => {
        const before = value
        // As everywhere in TanStack, a function computes the next state; no state is itself a function.
        value = typeof next === 'function' ? (next as (before: Value) => Value)(before) : next
        if (!Object.is(value, before)) changed()
      }
      return { ...readable(() => value), set }
    },
    createReadonlyAtom<Value>(read: () => Value, { compare = Object.is } = {}) {
      let known: { readonly value: Value } | undefined
      return readable(() => {
        const value = read()
        // Returns the same object for an equal value, as subscribers expect.
        if (!known || !compare(known.value, value)) known = { value }
        return known.value
      })
    },
  }
  return { bindings, subscribe, version: () => version }
}
