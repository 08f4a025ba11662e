import type { ApplicationRow } from '@eksport/domain'
import type { ApplicationColumnKey } from './application-columns.js'

/** What a column shows of a row, by its name there, where it is more than nothing when that cannot be read. */
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

/** Whether what a column shows of a row is stored and cannot be read. */
export const isUnreadable = ({ unreadable = [] }: Pick<ApplicationRow, 'unreadable'>, column: string): boolean =>
  unreadable.some((path) => path === shownIn[column as ApplicationColumnKey]) // a column of somebody's own shows none of them
