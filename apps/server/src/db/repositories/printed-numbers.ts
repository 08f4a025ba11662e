import { readCertificateNumber, readSerial } from '@eksport/domain'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { certificateIssues } from '../schema/case-records.ts'
import { paperSheets } from '../schema/paper-stock.ts'

/** [CRT-09] SQL for the application with this printed certificate number; row-level security limits the issues. */
export function certificateNumber(text: string): SQL | undefined {
  const printed = readCertificateNumber(text)
  if (printed === undefined) return undefined
  const { number, issue } = printed
  const whichIssue = issue === undefined ? undefined : eq(certificateIssues.issue, issue)
  return sql`select ${certificateIssues.referenceNumber} from ${certificateIssues} where ${and(eq(certificateIssues.number, number), whichIssue)}`
}

/** [CRT-15] SQL for the serials that a text matches; digits alone match every series in stock. */
export function serialsMeant(text: string): SQL | undefined {
  const printed = readSerial(text)
  if (printed === undefined) return undefined
  const { serial, series } = printed
  const inStock = sql`select regexp_replace(first, '\\d+$', '') || ${serial} from paper_batches`
  return series === '' ? sql`(${inStock} union select ${serial})` : sql`(${serial})`
}

/** [CRT-15] SQL for the application that a sheet was used for. */
export function sheetSerial(text: string): SQL | undefined {
  const serials = serialsMeant(text)
  if (serials === undefined) return undefined
  return sql`select ${paperSheets.referenceNumber} from ${paperSheets} where ${inArray(paperSheets.serial, serials)}`
}
