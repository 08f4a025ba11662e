'use client'
import { type ComponentPropsWithRef, useRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import type { FilterOption } from './filter-schema.js'
import { OptionRow } from './option-row.js'
import { RevealButton } from './reveal-button.js'
import { useReveal } from './use-reveal.js'
import { useToggle } from './use-toggle.js'

/** Props of {@link FilterChoices}. */
export interface FilterChoicesProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** All options, in order. */
  options: readonly FilterOption[]
  /** The selected codes. */
  value: readonly string[]
  /** Called with all selected codes. */
  onValueChange: (value: readonly string[]) => void
  /** How many are shown at first; a button shows the rest. @default all */
  first?: number | undefined
  /** The number of results of each option. */
  counts?: Readonly<Record<string, number>> | undefined
  /** The text of the button. @default 'Se flere alternativer' */
  moreLabel?: (hidden: number, open: boolean) => string
}

/** A short list of checkboxes. The rest are behind 'Se flere alternativer', except selected ones. */
export function FilterChoices(props: FilterChoicesProps) {
  const { options, value, onValueChange, first, counts, moreLabel, className, ...rest } = props
  const known = options.map((option) => option.value)
  const lost = value.filter((code) => !known.includes(code)).map((code) => ({ value: code, label: code }))
  const list = useRef<HTMLUListElement>(null)
  const reveal = useReveal(list, known, first, value)
  const toggle = useToggle(value, onValueChange)
  return (
    <div {...rest} className={cx('eks-filter-choices', className)}>
      <ul ref={list}>
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
      <RevealButton hidden={reveal.hidden} open={reveal.open} onToggle={reveal.toggle} label={moreLabel} />
    </div>
  )
}
