import { useState } from 'react'

/** Idempotency keys: a request that is repeated after a lost answer takes effect once, and a changed one is new. */
export interface AttemptKeys {
  /**
   * The key of an attempt: the previous one if every part is the same value. Objects are compared by identity, so values that are
   * created on each read are passed as JSON, and files one by one.
   */
  readonly of: (...parts: readonly unknown[]) => string
  /** Ends the attempt: the same request is a new one after this. */
  readonly forget: () => void
}

/** The keys of one action that can be tried several times. */
export function createAttemptKeys(): AttemptKeys {
  let last: { readonly parts: readonly unknown[]; readonly key: string } | undefined
  return {
    of: (...parts) => {
      const isSame =
        last?.parts.length === parts.length && last.parts.every((part, index) => Object.is(part, parts[index]))
      if (last === undefined || !isSame) last = { parts, key: crypto.randomUUID() }
      return last.key
    },
    forget: () => {
      last = undefined
    },
  }
}

/** The keys of one component's requests. */
export function useAttemptKeys(): AttemptKeys {
  const [keys] = useState(createAttemptKeys)
  return keys
}
