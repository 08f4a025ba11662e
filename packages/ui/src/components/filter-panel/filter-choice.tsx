'use client'
import { type ComponentPropsWithRef, useId, useRef } from 'react'
import { ChoiceInput } from '../../foundation/internal/choice-input.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { filterPanelTexts } from './filter-panel.texts.js'
import type { FilterOption } from './filter-schema.js'
import { OptionText } from './option-row.js'
import { RevealButton } from './reveal-button.js'
import { useReveal } from './use-reveal.js'

/** Props of {@link FilterChoice}. */
export interface FilterChoiceProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** All options, in order. */
  options: readonly FilterOption[]
  /** Undefined if nothing is selected: 'Alle'. */
  value: string | undefined
  /** Called with the selection; undefined for any. */
  onValueChange: (value: string | undefined) => void
  /** How many are shown at first; a button shows the rest. @default all */
  first?: number | undefined
  /** The label of the option for no selection. @default 'Alle' */
  anyLabel?: string | undefined
  /** The number of results of each option. */
  counts?: Readonly<Record<string, number>> | undefined
}

const none: readonly string[] = []

/** One of a few options, as radio buttons; 'Alle' comes first and removes the filter. */
export function FilterChoice(props: FilterChoiceProps) {
  const { options, value, onValueChange, first, anyLabel, counts, className, ...rest } = props
  const t = useTexts('filterPanel', filterPanelTexts)
  const name = useId()
  const known = options.map((option) => option.value)
  const list = useRef<HTMLUListElement>(null)
  const reveal = useReveal(list, known, first, value === undefined ? none : [value])
  const lost = value === undefined || known.includes(value) ? [] : [{ value, label: value }]
  const any = { value: '', label: anyLabel ?? t('any') }
  const shown = options.filter((option) => reveal.visible.includes(option.value))
  return (
    <div {...rest} className={cx('eks-filter-choice', className)}>
      <ul ref={list}>
        {[any, ...shown, ...lost].map((option) => (
          <li key={option.value} className="eks-choice eks:text-ui">
            <ChoiceInput
              type="radio"
              id={`${name}-${option.value}`}
              name={name}
              value={option.value}
              checked={option.value === (value ?? '')}
              onChange={() => onValueChange(option.value === '' ? undefined : option.value)}
            />
            <label htmlFor={`${name}-${option.value}`}>
              <OptionText option={option} count={counts?.[option.value]} />
            </label>
          </li>
        ))}
      </ul>
      <RevealButton hidden={reveal.hidden} open={reveal.open} onToggle={reveal.toggle} />
    </div>
  )
}
