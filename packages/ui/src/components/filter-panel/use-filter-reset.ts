'use client'
import { useState } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import type { FilterContextValue } from './filter-context.js'
import type { filterPanelTexts } from './filter-panel.texts.js'
import { countActive, withoutFilters } from './filter-values.logic.js'

type Filters = Pick<FilterContextValue, 'schema' | 'values' | 'replace'>

/** Clears all filters, and can restore them until the next filter is chosen. */
export function useFilterReset({ schema, values, replace }: Filters, t: Translate<typeof filterPanelTexts>) {
  const announce = useAnnounce()
  const [before, setBefore] = useState<object>()
  const active = countActive(schema, values) > 0

  // A new filter after a reset ends the chance to restore.
  const [wasActive, setWasActive] = useState(active)
  if (active !== wasActive) {
    setWasActive(active)
    if (active) setBefore(undefined)
  }

  const reset = () => {
    setBefore(values)
    replace(withoutFilters(schema, values), 'reset')
    announce(t('wasReset'))
  }
  const undo = () => {
    if (before === undefined) return
    replace(before, 'undo')
    announce(t('restored'))
  }
  return { active, undoable: !active && before !== undefined, reset, undo }
}
