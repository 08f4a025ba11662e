'use client'
import { useId } from 'react'
import { ArrowDown, ArrowUp } from '../../foundation/icons/icons.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Select } from '../select/select.js'
import type { ColumnFacts } from './column-facts.js'
import type { TableSort } from './table-features.js'
import { useTableTexts } from './table-texts.js'

interface NarrowSortProps {
  facts: readonly ColumnFacts[]
  sort: readonly TableSort[]
  onSort: (sort: TableSort[]) => void
}

/** Cards have no heads to press: the order is chosen here. Only shown where rows are cards. */
export function NarrowSort({ facts, sort, onSort }: NarrowSortProps) {
  const t = useTableTexts()
  const id = useId()
  const sortable = facts.filter((column) => column.sortKey !== undefined)
  const first = sort[0]
  const current = sortable.find((column) => column.sortKey === first?.key)?.id
  const direction = first?.direction ?? 'asc'
  if (sortable.length === 0) return null
  const turn = () => first && onSort([{ key: first.key, direction: direction === 'asc' ? 'desc' : 'asc' }])
  const choose = (id: string) => {
    const column = sortable.find((candidate) => candidate.id === id)
    if (column?.sortKey !== undefined) onSort([{ key: column.sortKey, direction: 'asc' }])
  }
  return (
    <div className="eks-table-narrow eks:items-center eks:justify-between eks:gap-3 eks:border-b eks:border-line eks:px-4 eks:py-3">
      <label htmlFor={id} className="eks:text-small eks:whitespace-nowrap">
        {t('sortLabel')}
      </label>
      <div className="eks:flex eks:min-w-0 eks:shrink eks:gap-2">
        <Select
          id={id}
          small
          className="eks:min-w-0 eks:shrink"
          value={current ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          {current === undefined && <option value="">{t('noOrder')}</option>}
          {sortable.map((column) => (
            <option key={column.id} value={column.id}>
              {column.label}
            </option>
          ))}
        </Select>
        <IconButton
          small
          className="eks:shrink-0"
          label={direction === 'asc' ? t('turnDescending') : t('turnAscending')}
          disabled={!first}
          onClick={turn}
        >
          {direction === 'asc' ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
        </IconButton>
      </div>
    </div>
  )
}
