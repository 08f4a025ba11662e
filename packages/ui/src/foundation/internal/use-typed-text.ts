'use client'
import { useState } from 'react'

interface TypedText {
  /** Null while the answer itself is shown. */
  readonly typed: string | null
  /** Whether it was left without a match. */
  readonly missed: boolean
  /** Why the option that it names cannot be selected. */
  readonly reason?: string | undefined
}

interface Draft extends TypedText {
  /** The value when the text was typed. */
  readonly over: string | null
  /** The value when last seen; differs from `over` while the owner has not answered. */
  readonly seen: string | null
}

const nothing: TypedText = { typed: null, missed: false }

/**
 * Text being typed in a field, and its state after blur without a match, when it has no value. It is discarded when the
 * value changes elsewhere, or when the owner keeps a value.
 */
export function useTypedText(value: string | null) {
  const [draft, setDraft] = useState<Draft | null>(null)
  if (draft && value !== draft.seen) setDraft(value === draft.over ? { ...draft, seen: value } : null)
  const shown: TypedText = draft?.over === value ? draft : nothing
  return {
    ...shown,
    write: (next: string) => setDraft({ typed: next, missed: false, over: value, seen: value }),
    forget: () => setDraft(null),
    miss: (why?: string) => setDraft(draft && { ...draft, missed: true, reason: why, over: null }),
  }
}
