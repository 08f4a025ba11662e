'use client'
import { type ComponentPropsWithRef, useRef } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import { findSuccessor, focusElement } from '../../foundation/internal/successor-focus.js'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Button } from '../button/button.js'
import { useToday } from '../calendar/use-today.js'
import { Chip } from '../chip/chip.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { useFiltersHere } from './filter-context.js'
import { filterPanelTexts } from './filter-panel.texts.js'
import { asRecord, chipsOf, type FilterChip } from './filter-values.logic.js'
import { useFilterReset } from './use-filter-reset.js'
import type { FilterState } from './use-filters.js'

/** Props of {@link FilterChips}; without a schema they use the surrounding FilterRoot. */
export interface FilterChipsProps<Values extends object>
  extends Partial<FilterState<Values>>,
    Omit<ComponentPropsWithRef<'section'>, 'children' | 'defaultValue' | 'onChange'> {
  /**
   * Level of the hidden heading: 2 beside a panel, directly below the page's own, and 3 inside one.
   * @default 2, or 3 inside a panel
   */
  headingLevel?: 2 | 3 | 4 | 5
  /** Overrides single texts of this component. */
  messages?: CatalogueOverrides<typeof filterPanelTexts> | undefined
}

/**
 * The active filters, each removed by a click (or Delete, Backspace), and 'Nullstill filter', which then becomes
 * 'Angre'. Focus moves to the next chip, the previous one, or the hidden heading of the list.
 */
export function FilterChips<Values extends object>(props: FilterChipsProps<Values>) {
  const { schema, value, defaultValue, onValueChange, messages, className, ...others } = props
  const { headingLevel = schema ? 2 : 3, ...rest } = others
  const { locale } = useEksport()
  const t = useTexts('filterPanel', filterPanelTexts, messages)
  const announce = useAnnounce()
  const filters = useFiltersHere('FilterChips', { schema, value, defaultValue, onValueChange })
  const { active, undoable, reset, undo } = useFilterReset(filters, t)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const Heading = `h${headingLevel}` as const
  const chips = chipsOf(filters.schema.fields, asRecord(filters.values), t, { locale, today: useToday() })

  const remove = (chip: FilterChip) => {
    const item = list.current?.querySelector<HTMLElement>(`[data-chip="${CSS.escape(chip.id)}"]`)
    const next = item ? findSuccessor(item, 'button', heading.current) : heading.current
    filters.write(chip.patch, 'chip-remove', chip.field)
    announce(t('removed', { label: chip.label }))
    focusElement(next)
  }
  const fromHeading = (act: () => void) => () => {
    focusElement(heading.current)
    act()
  }
  return (
    <section
      {...rest}
      className={cx('eks-filter-chips eks:flex eks:flex-wrap eks:items-center eks:gap-2 eks:text-small', className)}
      data-empty={!active && !undoable}
      // Without a name it is not a landmark, so nobody is led to an empty region.
      aria-label={active || undoable ? t('active') : undefined}
    >
      <VisuallyHidden>
        <Heading ref={heading} tabIndex={-1}>
          {t('active')}
        </Heading>
      </VisuallyHidden>
      {chips.length > 0 && (
        <ul ref={list} className="eks:contents">
          {chips.map((chip) => (
            <li key={chip.id} data-chip={chip.id} className="eks:max-w-full">
              <Chip label={chip.label} aria-label={t('remove', { label: chip.label })} onRemove={() => remove(chip)} />
            </li>
          ))}
        </ul>
      )}
      {active && (
        <Button kind="quiet" small onClick={fromHeading(reset)}>
          {t('reset')}
        </Button>
      )}
      {undoable && (
        <>
          <span className="eks:text-subtle">{t('wasReset')}</span>
          <Button kind="quiet" small onClick={fromHeading(undo)}>
            {t('undo')}
          </Button>
        </>
      )}
    </section>
  )
}
