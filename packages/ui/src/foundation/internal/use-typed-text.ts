'use client'
import { useState } from 'react'

interface TypedText {
  /** Null while the answer itself shows. */
  readonly typed: string | null
  /** It was left without a match. */
  readonly missed: boolean
  /** Why what it names cannot be chosen. */
  readonly reason?: string | undefined
}

interface Draft extends TypedText {
  /** The value that stands behind it. */
  readonly over: string | null
  /** The value that was there when it was last looked at; another one than `over` while the owner has not answered. */
  readonly seen: string | null
}

const nothing: TypedText = { typed: null, missed: false }

/**
 * Text under way in a field, and what became of it when it was left: then no value stands behind it. It goes when
 * the value changes elsewhere, and gives way to a value that the owner keeps.
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
