'use client'
import type { ComponentPropsWithRef } from 'react'
import { ChevronDown } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Button } from '../button/button.js'
import { filterPanelTexts } from './filter-panel.texts.js'
import type { FilterOption } from './filter-schema.js'
import { OptionRow } from './option-row.js'
import { useReveal } from './use-reveal.js'
import { useToggle } from './use-toggle.js'

/** Props of {@link FilterChoices}. */
export interface FilterChoicesProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** All of them, in their order. */
  options: readonly FilterOption[]
  value: readonly string[]
  onValueChange: (value: readonly string[]) => void
  /** So many are shown at first; the rest come by a button. */
  first?: number | undefined
  /** How many results each would give. */
  counts?: Readonly<Record<string, number>> | undefined
  /** What the button says; 'Se flere alternativer' otherwise. */
  moreLabel?: (hidden: number, open: boolean) => string
}

/** [FLT-05] A short list of boxes; the rest behind 'Se flere alternativer', but never one that is chosen. */
export function FilterChoices(props: FilterChoicesProps) {
  const { options, value, onValueChange, first, counts, moreLabel, className, ...rest } = props
  const t = useTexts('filterPanel', filterPanelTexts)
  const known = options.map((option) => option.value)
  const lost = value.filter((code) => !known.includes(code)).map((code) => ({ value: code, label: code }))
  const reveal = useReveal(known, first, value)
  const toggle = useToggle(value, onValueChange)
  const label = moreLabel ?? ((_: number, open: boolean) => t(open ? 'fewer' : 'more'))
  return (
    <div {...rest} className={cx('eks-filter-choices', className)}>
      <ul ref={reveal.container}>
        {[...options.filter((option) => reveal.visible.includes(option.value)), ...lost].map((option) => (
          <li key={option.value}>
            <OptionRow
              option={option}
              count={counts?.[option.value]}
              checked={value.includes(option.value)}
              onToggle={toggle}
            />
          </li>
        ))}
      </ul>
      {reveal.hidden > 0 && (
        <Button
          kind="quiet"
          small
          aria-expanded={reveal.open}
          onClick={reveal.toggle}
          iconEnd={<ChevronDown aria-hidden="true" className={cx(reveal.open && 'eks:rotate-180')} />}
          className="eks:-ml-2.5 eks:mt-0.5"
        >
          {label(reveal.hidden, reveal.open)}
        </Button>
      )}
    </div>
  )
}
