'use client'
import { useCallback, useState } from 'react'
import { useLatest } from '../../foundation/internal/use-latest.js'
import { withPatch } from './filter-values.logic.js'
import type { WriteFilters } from './use-filters.js'

/** Choices that wait for a button; they follow the filters when those change elsewhere. */
export function useFilterDraft<Values extends object>(
  values: Values,
  onDraftChange: ((draft: Values) => void) | undefined,
) {
  // Kept with the filters that it was made over, and no longer meant when those change: an effect would draw twice.
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
