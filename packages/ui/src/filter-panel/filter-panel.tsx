'use client'
import { X } from 'lucide-react'
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.js'
import { IconButton } from '../icon-button/icon-button.js'
import { cx } from '../internal/cx.js'
import type { CatalogueOverrides } from '../text/catalogue.js'
import { useTexts } from '../text/use-texts.js'
import { FilterChips } from './filter-chips.js'
import { type FilterCounts, FilterFieldView } from './filter-field.js'
import { filterPanelTexts } from './filter-panel.texts.js'
import type { FilterField } from './filter-schema.js'
import { asRecord, withPatch } from './filter-values.logic.js'
import { type FilterState, useFilters, type WriteFilters } from './use-filters.js'
import { useResultAnnouncement, useResultText } from './use-result-announcement.js'

/** Props of {@link FilterPanel}. */
export interface FilterPanelProps<Values extends object>
  extends FilterState<Values>,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** How many results the filters give: said when it has rested, and written on the button of `applyMode="button"`. */
  resultCount?: number
  /** `instant` filters at each click; `button` gathers the choices until the button is pressed. */
  applyMode?: 'instant' | 'button'
  /** The choices so far in `applyMode="button"`, to fetch their `resultCount`. */
  onDraftChange?: (draft: Values) => void
  counts?: FilterCounts
  /** False leaves the chips out, where {@link FilterChips} stand beside the panel. */
  chips?: boolean
  /** Gives the panel a cross. */
  onClose?: () => void
  messages?: CatalogueOverrides<typeof filterPanelTexts>
}

/** The fields of a schema, one under the other. */
export function FilterFields(props: {
  fields: readonly FilterField[]
  values: object
  counts?: FilterCounts | undefined
  write: WriteFilters
}) {
  const record = asRecord(props.values)
  return props.fields.map((field) => (
    <FilterFieldView
      key={field.name}
      field={field}
      value={record[field.name]}
      to={field.kind === 'dates' ? record[field.to] : undefined}
      counts={props.counts?.[field.name]}
      write={props.write}
    />
  ))
}

/** Choices that wait for a button; they follow the filters when those change elsewhere. */
export function useFilterDraft<Values extends object>(values: Values, onDraftChange?: (draft: Values) => void) {
  const [draft, setDraft] = useState(values)
  const latest = useRef(draft)
  latest.current = draft
  const tell = useRef(onDraftChange)
  tell.current = onDraftChange
  useEffect(() => setDraft(values), [values])
  const replace = (next: Values) => {
    setDraft(next)
    tell.current?.(next)
  }
  const write = useRef<WriteFilters>((patch) => replace(withPatch(latest.current, patch)))
  return { draft, write: write.current, replace }
}

/**
 * [LST-06] Filters beside a list, drawn from a schema that gives its values their type.
 * Beside a table from 1024 px; below it use {@link FilterSheet}. Whoever owns the list goes back to its first page.
 */
export function FilterPanel<Values extends object>(props: FilterPanelProps<Values>) {
  const { schema, value, defaultValue, onValueChange, resultCount, applyMode = 'instant', onDraftChange } = props
  const { counts, chips = true, onClose, messages, className, ...rest } = withoutState(props)
  const t = useTexts('filterPanel', filterPanelTexts, messages)
  const resultText = useResultText()
  const filters = useFilters({ schema, ...defined({ value, defaultValue, onValueChange }) })
  const waiting = useFilterDraft(filters.values, onDraftChange)
  useResultAnnouncement(resultCount)
  const instant = applyMode === 'instant'
  return (
    <search aria-label={t('landmark')}>
      <div
        {...rest}
        data-apply={applyMode}
        className={cx(
          'eks-filter-panel eks:rounded eks:border eks:border-line eks:bg-surface eks:text-ui eks:text-text',
          className,
        )}
      >
        <div className="eks:flex eks:min-h-13 eks:items-center eks:gap-2 eks:py-1.5 eks:pr-2.5 eks:pl-4.5">
          <h2 className="eks:text-h3 eks:leading-heading eks:font-semibold">{t('title')}</h2>
          {onClose && (
            <IconButton kind="quiet" small label={t('close')} className="eks:ml-auto" onClick={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          )}
        </div>
        {chips && (
          <FilterChips
            schema={schema}
            value={filters.values}
            onValueChange={(next, { reason, field }) => filters.replace(next, reason, field)}
            className="eks:px-4.5 eks:pb-3.5 eks:data-[empty=true]:pb-0"
            {...(messages ? { messages } : {})}
          />
        )}
        <FilterFields
          fields={schema.fields}
          values={instant ? filters.values : waiting.draft}
          write={instant ? filters.write : waiting.write}
          counts={counts}
        />
        {!instant && (
          <div className="eks:border-t eks:border-line eks:p-4.5">
            <Button kind="primary" className="eks:w-full" onClick={() => filters.replace(waiting.draft, 'apply')}>
              {resultCount === undefined ? t('apply') : resultText(resultCount, 'button')}
            </Button>
          </div>
        )}
      </div>
    </search>
  )
}

/** The props that go on to the element and the look: not those of the values. */
function withoutState<Values extends object>(props: FilterPanelProps<Values>) {
  const { schema, value, defaultValue, onValueChange, resultCount, applyMode, onDraftChange, ...rest } = props
  return rest
}

/** Without the names that have no value: an absent prop and one that is undefined are not the same. */
function defined<Given extends object>(given: Given) {
  return Object.fromEntries(Object.entries(given).filter(([, one]) => one !== undefined)) as {
    [Name in keyof Given]?: Exclude<Given[Name], undefined>
  }
}
