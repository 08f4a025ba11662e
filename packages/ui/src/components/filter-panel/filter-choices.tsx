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
  /** All of them, in their order. */
  options: readonly FilterOption[]
  /** What is chosen. */
  value: readonly string[]
  /** Called with all that is chosen now. */
  onValueChange: (value: readonly string[]) => void
  /** So many are shown at first; the rest come by a button. @default all */
  first?: number | undefined
  /** How many results each would give. */
  counts?: Readonly<Record<string, number>> | undefined
  /** What the button says; 'Se flere alternativer' otherwise. */
  moreLabel?: (hidden: number, open: boolean) => string
}

/** A short list of boxes; the rest behind 'Se flere alternativer', but never one that is chosen. */
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
