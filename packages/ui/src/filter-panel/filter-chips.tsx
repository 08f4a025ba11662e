'use client'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.js'
import { Chip } from '../chip/chip.js'
import { useAnnounce } from '../internal/announcer.js'
import { cx } from '../internal/cx.js'
import { findSuccessor, focusElement } from '../internal/successor-focus.js'
import type { CatalogueOverrides } from '../text/catalogue.js'
import { useTexts } from '../text/use-texts.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { filterPanelTexts } from './filter-panel.texts.js'
import { asRecord, chipsOf, countActive, type FilterChip, withoutFilters } from './filter-values.logic.js'
import { type FilterState, useFilters } from './use-filters.js'

/** Props of {@link FilterChips}. */
export interface FilterChipsProps<Values extends object> extends FilterState<Values> {
  messages?: CatalogueOverrides<typeof filterPanelTexts>
  className?: string
}

/**
 * [LST-06] [FLT-08] The filters in use, each of which a click (or Delete, Backspace) takes away, and 'Nullstill filter';
 * after it 'Angre'. Focus goes on to the next chip, the one before, or the hidden heading of the list.
 */
export function FilterChips<Values extends object>({ messages, className, ...state }: FilterChipsProps<Values>) {
  const t = useTexts('filterPanel', filterPanelTexts, messages)
  const announce = useAnnounce()
  const { values, write, replace } = useFilters(state)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [before, setBefore] = useState<Values>()
  const chips = chipsOf(state.schema.fields, asRecord(values), t)
  const active = countActive(state.schema, values) > 0

  // A new filter after a reset: what was before is history.
  useEffect(() => {
    if (active) setBefore(undefined)
  }, [active])

  const remove = (chip: FilterChip) => {
    const item = list.current?.querySelector<HTMLElement>(`[data-chip="${CSS.escape(chip.id)}"]`)
    const next = item ? findSuccessor(item, 'button', heading.current) : heading.current
    write(chip.patch, 'chip-remove', chip.field)
    announce(t('removed', { label: chip.label }))
    focusElement(next)
  }
  const reset = () => {
    focusElement(heading.current)
    setBefore(values)
    replace(withoutFilters(state.schema, values), 'reset')
    announce(t('wasReset'))
  }
  const undo = (old: Values) => {
    focusElement(heading.current)
    replace(old, 'undo')
    announce(t('restored'))
  }
  return (
    <section
      className={cx('eks-filter-chips eks:flex eks:flex-wrap eks:items-center eks:gap-2 eks:text-small', className)}
      data-empty={!active && before === undefined}
      aria-label={t('active')}
    >
      <VisuallyHidden>
        <h3 ref={heading} tabIndex={-1}>
          {t('active')}
        </h3>
      </VisuallyHidden>
      {chips.length > 0 && (
        <ul ref={list} className="eks:contents">
          {chips.map((chip) => (
            <li key={chip.id} data-chip={chip.id} className="eks:max-w-full">
              <Chip label={chip.label} onRemove={() => remove(chip)} />
            </li>
          ))}
        </ul>
      )}
      {active && (
        <Button kind="quiet" small onClick={reset}>
          {t('reset')}
        </Button>
      )}
      {!active && before !== undefined && (
        <>
          <span className="eks:text-subtle">{t('wasReset')}</span>
          <Button kind="quiet" small onClick={() => undo(before)}>
            {t('undo')}
          </Button>
        </>
      )}
    </section>
  )
}
