import { type ExportRow, maxExportRows } from '@eksport/api'
import { countApplications, wholeList } from '../db/repositories/application-list.ts'
import { Refusal } from '../refusals/refusal.ts'
import { shownRow } from '../standing/present-row.ts'
import type { ListApplications } from './list-applications.ts'

/** [LST-19] All pages of the list, read by one statement. */
export async function exportApplications({
  tx,
  referenceData,
  session,
  scope,
  query,
}: Omit<ListApplications, 'now'>): Promise<ExportRow[]> {
  // Counted first, so that a list that is too long is not read.
  const count = await countApplications(tx, scope, query.filters)
  if (count > maxExportRows) throw new Refusal('LIST_TOO_LONG', { count, limit: maxExportRows })
  const rows = await wholeList(tx, scope, query, maxExportRows)
  return rows.map((row) => {
    const { actions: _, version: __, ...shown } = shownRow(session, referenceData, row)
    return shown
  })
}
