import { type ApplicationStatus, issuedStatuses, unissuedStatuses } from '@eksport/domain'
import { copyOf, type SeriesValues, seriesKey } from '@eksport/domain/templates'
import { noteUse } from '../../db/repositories/named-templates.ts'
import { rowsOfSeries } from '../../db/repositories/series.ts'
import { withRow } from '../../drafting/series-values.ts'
import { hold } from '../../standing/load.ts'
import { type CreateApplication, createApplication } from '../create-application.ts'

export interface AddRows extends Pick<CreateApplication, 'tx' | 'referenceData' | 'session' | 'now'> {
  /** The application that the rows are copies of. */
  readonly origin: number
  readonly rows: readonly SeriesValues[]
}

/**
 * Statuses that make a container count as taken. It may get another row if its certificate was withdrawn, refused or
 * cancelled.
 */
const standing: ReadonlySet<ApplicationStatus> = new Set([...unissuedStatuses, ...issuedStatuses, 'ERSTATTET'])

/**
 * [EXP-10] Creates a draft per row: a copy of the base with the row's values. The base is locked, so that the same
 * sheet pasted twice at once creates each row once.
 */
export async function addRows({ origin, rows, ...command }: AddRows) {
  const { document } = await hold(command.tx, origin)
  const base = copyOf(document).answers
  const rowsBefore = await rowsOfSeries(command.tx, origin)
  const known = new Set(
    rowsBefore.flatMap(({ document: row }) => (standing.has(row.applicationStatus) ? [seriesKey(row)] : [])),
  )
  await noteUse(command.tx, origin, command.now)
  const added: number[] = []
  for (const values of rows) {
    const draft = withRow(base, values)
    const key = seriesKey(draft)
    if (key !== undefined && known.has(key)) continue
    known.add(key)
    const { stored } = await createApplication({
      ...command,
      draft,
      originalReferenceNumber: undefined,
      seriesOf: origin,
    })
    added.push(stored.document.referenceNumber)
  }
  return { added, known: rows.length - added.length }
}
