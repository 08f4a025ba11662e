'use client'
import { type ComponentPropsWithRef, useRef } from 'react'
import { ChevronDown } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { IconButton } from '../icon-button/icon-button.js'
import { SearchInput } from '../input/input.js'
import { filterPanelTexts } from './filter-panel.texts.js'
import type { FilterOption } from './filter-schema.js'
import { OptionRow } from './option-row.js'
import { useOptionList } from './use-option-list.js'
import { useToggle } from './use-toggle.js'

/** Props of {@link FilterMultiSelect}. */
export interface FilterMultiSelectProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The name of the search field: what is listed. */
  label: string
  /** All options, in order. */
  options: readonly FilterOption[]
  /** The selected codes. */
  value: readonly string[]
  /** Called with all selected codes. */
  onValueChange: (value: readonly string[]) => void
  /** The placeholder of the search field. */
  placeholder?: string | undefined
  /** The heading of unselected options: 'Andre land'. */
  othersLabel?: string | undefined
  /** The number of results of each option. */
  counts?: Readonly<Record<string, number>> | undefined
}

const openLook = 'eks:mt-2 eks:rounded eks:edge-1 eks:border-line-strong eks:py-1'
// Without a border the list still reserves space for the focus rings of its checkboxes, which it would clip.
const closedLook = 'eks:-mx-1.5 eks:mt-1.5 eks:-mb-0.5 eks:px-1.5 eks:py-0.5'

/**
 * Several of many options: a search field above a list of checkboxes, the selected ones first. The list opens by click,
 * typing or arrow down, and is a single tab stop; arrow keys move in it.
 */
export function FilterMultiSelect(props: FilterMultiSelectProps) {
  const { label, options, value, onValueChange, placeholder, othersLabel, counts, className, ...rest } = props
  const t = useTexts('filterPanel', filterPanelTexts)
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const box = useOptionList(options, value, { list, field })
  const toggle = useToggle(value, onValueChange)
  const stop =
    [...box.chosen, ...box.others].find((option) => option.value === box.active) ?? box.chosen[0] ?? box.others[0]
  const row = (option: FilterOption, index: number) => (
    <li key={option.value} aria-setsize={box.total} aria-posinset={index + 1}>
      <OptionRow
        option={option}
        count={counts?.[option.value]}
        checked={value.includes(option.value)}
        tabIndex={option === stop ? 0 : -1}
        onVisit={box.setActive}
        onKeyDown={box.onBoxKeyDown}
        onToggle={toggle}
      />
    </li>
  )
  return (
    <div
      {...rest}
      className={cx('eks-filter-multi-select', className)}
      data-open={box.open}
      data-escape={box.open ? '' : undefined}
    >
      <SearchInput
        aria-label={t('search', { label })}
        placeholder={placeholder}
        className="eks:over:px-3 eks:[&_input]:placeholder:text-[.8125rem]"
        value={box.query}
        onChange={(event) => box.search(event.target.value)}
        onClick={() => !box.open && box.show(true)}
        ref={field}
        onKeyDown={box.onFieldKeyDown}
        end={
          <IconButton
            kind="quiet"
            small
            label={t(box.open ? 'hideList' : 'showList', { label })}
            aria-expanded={box.open}
            onClick={() => box.show(!box.open)}
            className="eks:-me-2.5 eks:over:text-subtle"
          >
            <ChevronDown className={cx(box.open && 'eks:rotate-180')} />
          </IconButton>
        }
      />
      <div
        ref={list}
        onScroll={box.onScroll}
        hidden={!stop && !box.hitText}
        className={cx(
          'eks-filter-options eks:relative eks:max-h-76 eks:overflow-y-auto',
          box.open ? openLook : closedLook,
        )}
      >
        {box.chosen.length > 0 && (
          <ul aria-label={t('chosen')} className={cx(box.open && 'eks:px-3')}>
            {box.chosen.map(row)}
          </ul>
        )}
        {box.others.length > 0 && box.chosen.length > 0 && <Divider>{othersLabel ?? t('others')}</Divider>}
        {box.others.length > 0 && (
          <ul aria-label={othersLabel ?? t('others')} className="eks:px-3">
            {box.others.map((option, index) => row(option, box.chosen.length + index))}
          </ul>
        )}
        {box.open && box.hitText && <p className="eks:px-3 eks:py-1 eks:text-small eks:text-subtle">{box.hitText}</p>}
      </div>
    </div>
  )
}

/** A heading between selected and other options, which names the second list. */
function Divider({ children }: { children: string }) {
  return (
    <p
      aria-hidden="true"
      className="eks:mt-1 eks:edge-t-1 eks:border-line-strong eks:px-3 eks:pt-2 eks:text-[.8125rem] eks:text-subtle"
    >
      {children}
    </p>
  )
}
