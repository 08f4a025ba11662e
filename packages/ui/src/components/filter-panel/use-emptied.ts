'use client'
import { useCallback, useState } from 'react'
import { useLatest } from '../../foundation/internal/use-latest.js'
import type { AnyFilterSchema } from './filter-schema.js'
import { countActive, withPatch } from './filter-values.logic.js'
import type { WriteFilters } from './use-filters.js'

/**
 * Counts how often all filters went at once: by a reset, of the panel or of the chips over a list. A part whose last
 * filter is taken away writes that itself, and is not counted.
 */
export function useEmptied(schema: AnyFilterSchema, values: object, write: WriteFilters) {
  const active = countActive(schema, values) > 0
  const [state, setState] = useState({ active, byPart: false, times: 0 })
  if (active !== state.active)
    setState({ active, byPart: false, times: active || state.byPart ? state.times : state.times + 1 })
  const latest = useLatest({ schema, values, write })
  const writeCounted: WriteFilters = useCallback(
    (patch, reason, field) => {
      const now = latest.current
      const byPart = countActive(now.schema, withPatch(now.values, patch)) === 0
      setState((before) => (before.byPart === byPart ? before : { ...before, byPart }))
      now.write(patch, reason, field)
    },
    [latest],
  )
  return { times: state.times, write: writeCounted }
}
