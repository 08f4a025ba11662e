'use client'
import { type ApplicationRow, formatReference, type SortKey } from '@eksport/domain'
import { useMemo } from 'react'
import { DataTable, type DataTableProps } from '../../components/data-table/data-table.js'
import type { DataTableColumn } from '../../components/data-table/table-features.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { applicationNouns } from '../application-nouns.js'
import { applicationTableTexts } from './application-table.texts.js'

/** Props of {@link ApplicationTable}: those of a DataTable, except those that it sets itself. */
export interface ApplicationTableProps<Row extends ApplicationRow = ApplicationRow>
  extends Omit<DataTableProps<Row, SortKey>, 'columns' | 'getRowId' | 'state'> {
  /** All or some columns of `applicationColumns`, with others between them. */
  columns: readonly DataTableColumn<Row>[]
  /** The unique id of a row. @default its reference */
  getRowId?: (row: Row) => string
}

const rowId = (row: ApplicationRow) => String(row.referenceNumber)
const rowName = (row: ApplicationRow) => formatReference(row.referenceNumber)

/** The table of applications: a DataTable with the nouns and references of applications. */
export function ApplicationTable<Row extends ApplicationRow = ApplicationRow>(props: ApplicationTableProps<Row>) {
  const { getRowId = rowId, getRowName = rowName, nouns = applicationNouns, messages, className, ...rest } = props
  const t = useTexts('application-table', applicationTableTexts)
  const words = useMemo(() => ({ emptyText: t('emptyText'), ...messages }), [t, messages])
  return (
    <DataTable<Row, SortKey>
      {...rest}
      getRowId={getRowId}
      getRowName={getRowName}
      nouns={nouns}
      messages={words}
      className={cx('eks-application-table', className)}
    />
  )
}
