'use client'

import { type ComponentPropsWithRef, useCallback, useMemo, useState } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { useLatest } from '../../foundation/internal/use-latest.js'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import { type Nouns, resultNouns } from '../../foundation/text/nouns.js'
import { OwnMessages } from '../../foundation/text/own-messages.js'
import { useNounTexts } from '../../foundation/text/use-noun-texts.js'
import { EmptiedContext, FilterContext, type FilterContextValue } from './filter-context.js'
import type { FilterCounts } from './filter-field.js'
import { filterPanelTexts } from './filter-panel.texts.js'
import type { AnyFilterSchema } from './filter-schema.js'
import { countActive, withPatch } from './filter-values.logic.js'
import { useFilterDraft } from './use-filter-draft.js'
import { type FilterState, useFilters, type WriteFilters } from './use-filters.js'
import { useResultAnnouncement } from './use-result-announcement.js'

/**
 * Counts how often all filters were cleared at once: by a reset of the panel or of the chips above a list. Removing the
 * last filter of a part is not counted, because the part writes that itself.
 */
function useEmptied(schema: AnyFilterSchema, values: object, write: WriteFilters) {
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

/** Props of {@link FilterRoot}. */
export interface FilterRootProps<Values extends object>
  extends FilterState<Values>,
    Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange'> {
  /**
   * The number of results: announced when it is stable, and shown on the button of `applyMode="button"`. @default none
   */
  resultCount?: number | undefined
  /** `instant` filters on each click; `button` collects the choices until the button is pressed. */
  applyMode?: 'instant' | 'button'
  /** Called with the unapplied choices in `applyMode="button"`, to fetch their `resultCount`. */
  onDraftChange?: ((draft: Values) => void) | undefined
  /** The number of results of each option, by field and option. */
  counts?: FilterCounts | undefined
  /** What the list holds, if other than the schema's nouns. */
  nouns?: Nouns | undefined
  /** Overrides single texts of this component. */
  messages?: CatalogueOverrides<typeof filterPanelTexts> | undefined
}

/** The state of a panel and its landmark; arrange the parts inside it freely. */
export function FilterRoot<Values extends object>(props: FilterRootProps<Values>) {
  const { schema, value, defaultValue, onValueChange, resultCount, applyMode = 'instant', ...more } = props
  const { onDraftChange, counts, nouns = schema.nouns ?? resultNouns, messages, className, ...rest } = more
  const t = useNounTexts('filterPanel', filterPanelTexts, nouns, messages)
  const filters = useFilters({ value, defaultValue, onValueChange })
  const waiting = useFilterDraft(filters.values, onDraftChange)
  useResultAnnouncement(resultCount, nouns, messages)
  const instant = applyMode === 'instant'
  const { values, replace } = filters
  const { draft } = waiting
  const shown = instant ? values : draft
  const { times: emptied, write } = useEmptied(schema, shown, instant ? filters.write : waiting.write)
  const shared = useMemo(
    // The parts return values that they got from here, so the schema's type holds.
    (): FilterContextValue => ({
      schema,
      values,
      shown,
      write,
      replace: replace as FilterContextValue['replace'],
      counts,
      nouns,
      resultCount,
      apply: instant ? undefined : () => replace(draft, 'apply'),
    }),
    [schema, values, draft, shown, instant, write, replace, counts, nouns, resultCount],
  )
  return (
    <FilterContext value={shared}>
      <OwnMessages name="filterPanel" messages={messages}>
        <search aria-label={t('landmark')}>
          <EmptiedContext value={emptied}>
            <div
              {...rest}
              data-apply={applyMode}
              className={cx('eks-filter-root eks:text-ui eks:text-text', className)}
            />
          </EmptiedContext>
        </search>
      </OwnMessages>
    </FilterContext>
  )
}
