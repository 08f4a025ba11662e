import { useState } from 'react'

/** Idempotency keys: what is sent again after an answer was lost has one effect there, and what has changed is new. */
export interface AttemptKeys {
  /**
   * The key of an attempt: the one from before when every part of what is sent is the same value. An object is the same as itself
   * alone: what is made anew each time it is read is given as its JSON, and files one by one.
   */
  readonly of: (...parts: readonly unknown[]) => string
  /** The attempt has come to its end: the same once more is meant as another. */
  readonly forget: () => void
}

/** The keys of one thing that can be tried several times. */
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

/** The keys of what one component sends. */
export function useAttemptKeys(): AttemptKeys {
  const [keys] = useState(createAttemptKeys)
  return keys
}
