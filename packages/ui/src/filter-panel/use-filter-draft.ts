'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { withPatch } from './filter-values.logic.js'
import type { WriteFilters } from './use-filters.js'

/** Choices that wait for a button; they follow the filters when those change elsewhere. */
export function useFilterDraft<Values extends object>(
  values: Values,
  onDraftChange: ((draft: Values) => void) | undefined,
) {
  const [draft, setDraft] = useState(values)
  const latest = useRef({ draft, onDraftChange })
  latest.current = { draft, onDraftChange }
  useEffect(() => setDraft(values), [values])
  const replace = useCallback((next: Values) => {
    setDraft(next)
    latest.current.onDraftChange?.(next)
  }, [])
  const write: WriteFilters = useCallback((patch) => replace(withPatch(latest.current.draft, patch)), [replace])
  return { draft, write, replace }
}
