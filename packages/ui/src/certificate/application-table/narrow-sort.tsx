'use client'
import { useId } from 'react'
import { IconButton } from '../../components/icon-button/icon-button.js'
import { Select } from '../../components/select/select.js'
import { ArrowDown, ArrowUp } from '../../foundation/icons/icons.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { applicationTableTexts } from './application-table.texts.js'
import type { ColumnDef, TableSort } from './column-def.js'

interface NarrowSortProps<Row, Key extends string, Sort extends string> {
  columns: readonly ColumnDef<Row, Key, Sort>[]
  sort: readonly TableSort<Sort>[]
  onSort: (sort: TableSort<Sort>[]) => void
}

/** Cards have no heads to press: the order is chosen here. Only shown where rows are cards. */
export function NarrowSort<Row, Key extends string, Sort extends string>({
  columns,
  sort,
  onSort,
}: NarrowSortProps<Row, Key, Sort>) {
  const t = useTexts('application-table', applicationTableTexts)
  const id = useId()
  const sortable = columns.filter((column) => column.sortKey !== undefined)
  const first = sort[0]
  const current = sortable.find((column) => column.sortKey === first?.key)?.key
  const direction = first?.direction ?? 'ASC'
  if (sortable.length === 0) return null
  const turn = () => first && onSort([{ key: first.key, direction: direction === 'ASC' ? 'DESC' : 'ASC' }])
  const choose = (key: string) => {
    const column = sortable.find((candidate) => candidate.key === key)
    if (column?.sortKey !== undefined) onSort([{ key: column.sortKey, direction: 'ASC' }])
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
            <option key={column.key} value={column.key}>
              {column.header}
            </option>
          ))}
        </Select>
        <IconButton
          small
          className="eks:shrink-0"
          label={direction === 'ASC' ? t('turnDescending') : t('turnAscending')}
          disabled={!first}
          onClick={turn}
        >
          {direction === 'ASC' ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
        </IconButton>
      </div>
    </div>
  )
}
