'use client'
import { useRef } from 'react'
import { ArrowDown, ArrowUp, ChevronDown, Plus, X } from '../../foundation/icons/icons.js'
import { focusFirst } from '../../foundation/internal/successor-focus.js'
import { firstSmall } from '../../foundation/text/first-small.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Select } from '../select/select.js'
import type { ColumnFacts } from './column-facts.js'
import { orderText } from './sort.logic.js'
import type { TableSort } from './table-features.js'
import { useTableTexts } from './table-texts.js'

interface NarrowSortProps {
  facts: readonly ColumnFacts[]
  sort: readonly TableSort[]
  onSort: (sort: TableSort[]) => void
}

/** More sort keys help no reader. */
const maxKeys = 3

/**
 * The sort of a table whose rows are cards, which have no heads to press: says the order, and expands to one select per
 * key. Only visible where rows are cards.
 */
export function NarrowSort({ facts, sort, onSort }: NarrowSortProps) {
  const box = useRef<HTMLDetailsElement>(null)
  const t = useTableTexts()
  const sortable = facts.filter((column) => column.sortKey !== undefined)
  if (sortable.length === 0) return null
  const unused = sortable.filter((column) => !sort.some(({ key }) => key === column.sortKey))
  const next = sort.length > 0 && sort.length < maxKeys ? unused[0]?.sortKey : undefined
  const keys: readonly (TableSort | undefined)[] = sort.length === 0 ? [undefined] : sort
  const remove = (index: number) => {
    focusFirst(box.current, 'select')
    onSort(sort.filter((_, place) => place !== index))
  }
  return (
    <details ref={box} className="eks-table-narrow eks:edge-b-1 eks:border-line eks:px-4 eks:text-small">
      <summary className="eks:flex eks:items-center eks:cursor-pointer eks:justify-between eks:gap-2 eks:py-2.5">
        {orderText(sort, sortable, t) ?? t('noOrder')}
        <ChevronDown className="eks:size-4 eks:flex-none eks:[[open]>summary>&]:rotate-180" />
      </summary>
      <div className="eks:flex eks:flex-col eks:gap-2 eks:pb-3">
        {keys.map((entry, index) => (
          <SortKey
            // biome-ignore lint/suspicious/noArrayIndexKey: a key has no other identity, and its control keeps focus while it changes
            key={index}
            entry={entry}
            isFirst={index === 0}
            choices={sortable.filter((column) => column.sortKey === entry?.key || unused.includes(column))}
            onChange={(changed) => onSort(keys.flatMap((other, place) => (place === index ? changed : (other ?? []))))}
            onAdd={next === undefined ? undefined : () => onSort([...sort, { key: next, direction: 'asc' }])}
            onRemove={() => remove(index)}
          />
        ))}
      </div>
    </details>
  )
}

interface SortKeyProps {
  /** Undefined if the table is unsorted. */
  entry: TableSort | undefined
  isFirst: boolean
  /** The columns to choose from, including the current one. */
  choices: readonly ColumnFacts[]
  onChange: (entry: TableSort) => void
  /** Only for the first key; undefined if there is nothing to add. */
  onAdd: (() => void) | undefined
  /** Only for the keys after the first. */
  onRemove: () => void
}

function SortKey({ entry, isFirst, choices, onChange, onAdd, onRemove }: SortKeyProps) {
  const t = useTableTexts()
  const current = choices.find((column) => column.sortKey === entry?.key)
  const column = firstSmall(current?.label ?? '')
  const isUp = entry?.direction !== 'desc'
  const turn = t(isUp ? 'turnDescending' : 'turnAscending')
  const choose = (chosen: string) => {
    const key = choices.find((candidate) => candidate.id === chosen)?.sortKey
    if (key !== undefined) onChange({ key, direction: 'asc' })
  }
  return (
    <div className="eks:flex eks:gap-2">
      <Select
        aria-label={t(isFirst ? 'sortLabel' : 'sortNextLabel')}
        small
        className="eks:min-w-0 eks:flex-1"
        value={current?.id ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        {current === undefined && <option value="">{t('noOrder')}</option>}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </Select>
      <IconButton
        small
        className="eks:flex-none"
        label={isFirst ? turn : t('turnOf', { turn, column })}
        disabled={!entry}
        onClick={() => entry && onChange({ ...entry, direction: isUp ? 'desc' : 'asc' })}
      >
        {isUp ? <ArrowUp /> : <ArrowDown />}
      </IconButton>
      <IconButton
        small
        kind="quiet"
        className="eks:flex-none"
        label={isFirst ? t('addSort') : t('removeSort', { column })}
        disabled={isFirst && !onAdd}
        onClick={isFirst ? onAdd : onRemove}
      >
        {isFirst ? <Plus /> : <X />}
      </IconButton>
    </div>
  )
}
