import type { ApplicationRow } from '@eksport/domain'
import type { ApplicationColumnKey } from './application-columns.js'

/**
 * The stored value behind a column, by its name in the row, for columns that show more than an empty cell when it cannot
 * be read.
 */
const shownIn: Readonly<Partial<Record<ApplicationColumnKey, keyof ApplicationRow>>> = {
  certificateFormat: 'certificateFormats',
  applicationType: 'applicationType',
  template: 'certificateTemplate',
  country: 'countryOfDestination',
  exporter: 'consignorName',
  importer: 'consigneeName',
  invoiceReference: 'consignorInternalReference',
  goods: 'goods',
  retrievalDate: 'retrievalDate',
  retrievalTime: 'retrievalTime',
  retrievalOffice: 'retrievalOffice',
  applicationFormat: 'applicationFormat',
  submitted: 'submittedDateTime',
  due: 'dueDateTime',
  status: 'applicationStatus',
  assigned: 'caseworker',
}

/** Whether a column's value is stored but cannot be read. */
export const isUnreadable = ({ unreadable = [] }: Pick<ApplicationRow, 'unreadable'>, column: string): boolean =>
  unreadable.some((path) => path === shownIn[column as ApplicationColumnKey]) // A custom column shows none of them.
