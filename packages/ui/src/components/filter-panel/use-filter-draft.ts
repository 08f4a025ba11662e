'use client'
import { useCallback, useState } from 'react'
import { useLatest } from '../../foundation/internal/use-latest.js'
import { withPatch } from './filter-values.logic.js'
import type { WriteFilters } from './use-filters.js'

/** Choices waiting for a button; reset when the filters change elsewhere. */
export function useFilterDraft<Values extends object>(
  values: Values,
  onDraftChange: ((draft: Values) => void) | undefined,
) {
  // Stored with the filters that it is based on, and void when those change: an effect would render twice.
  const [kept, setKept] = useState({ draft: values, over: values })
  const draft = kept.over === values ? kept.draft : values
  const latest = useLatest({ draft, values, onDraftChange })
  const replace = useCallback(
    (next: Values) => {
      setKept({ draft: next, over: latest.current.values })
      latest.current.onDraftChange?.(next)
    },
    [latest],
  )
  const write: WriteFilters = useCallback((patch) => replace(withPatch(latest.current.draft, patch)), [latest, replace])
  return { draft, write, replace }
}
