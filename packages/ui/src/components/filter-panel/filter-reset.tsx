'use client'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Button, type ButtonProps } from '../button/button.js'
import { useFiltersHere } from './filter-context.js'
import { filterPanelTexts } from './filter-panel.texts.js'
import { useFilterReset } from './use-filter-reset.js'
import type { FilterState } from './use-filters.js'

/** Props of {@link FilterReset}; without a schema it uses the surrounding FilterRoot. */
export interface FilterResetProps<Values extends object>
  extends Partial<FilterState<Values>>,
    Omit<ButtonProps, keyof FilterState<Values> | 'children' | 'onClick'> {
  /** Overrides single texts of this component. */
  messages?: CatalogueOverrides<typeof filterPanelTexts> | undefined
}

/** 'Nullstill filter' while any filter is active; afterwards the same button says 'Angre'. */
export function FilterReset<Values extends object>(props: FilterResetProps<Values>) {
  const { schema, value, defaultValue, onValueChange, messages, ...rest } = props
  const t = useTexts('filterPanel', filterPanelTexts, messages)
  const filters = useFiltersHere('FilterReset', { schema, value, defaultValue, onValueChange })
  const { active, undoable, reset, undo } = useFilterReset(filters, t)
  if (!active && !undoable) return null
  return (
    <Button kind="quiet" small {...rest} onClick={active ? reset : undo}>
      {t(active ? 'reset' : 'undo')}
    </Button>
  )
}
