import { copyOf, type SeriesValues } from '@eksport/domain/templates'
import { storedDraft } from '../../db/application-document.ts'
import { findApplication } from '../../db/repositories/applications.ts'
import { foreignTo, withRow } from '../../drafting/series-values.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { hold } from '../../standing/load.ts'
import { type Act, act } from '../act.ts'
import type { CreateApplication } from '../create-application.ts'

export interface ChangeRows extends Pick<Act<'save'>, 'tx' | 'deps' | 'now'> {
  readonly session: CreateApplication['session']
  readonly origin: number
  readonly rows: readonly { readonly referenceNumber: number; readonly values: SeriesValues }[]
}

/**
 * [EXP-10] Row 2 for each row: merges the values into what is stored now, so that nobody's edit is lost. Leaves rows
 * that are no longer drafts, and rows whose form was changed so that it has other fields than the sheet.
 */
export async function changeRows({ tx, deps, session, origin, rows, now }: ChangeRows) {
  const stored = await findApplication(tx, origin)
  const base = stored && copyOf(stored.document).answers
  const unchanged: number[] = []
  // Always lock in the order of the reference numbers, so that two calls cannot deadlock.
  for (const { referenceNumber, values } of rows.toSorted(
    (one, other) => one.referenceNumber - other.referenceNumber,
  )) {
    const { document } = await hold(tx, referenceNumber)
    if (document.seriesOf !== origin) throw new Refusal('NOT_FOUND')
    const before = storedDraft(document)
    // Without the base it is not known which fields the sheet has.
    const isAnother = foreignTo(before, values).length > 0 && (!base || foreignTo(base, values).length === 0)
    if (document.applicationStatus !== 'UNDER_REGISTRERING' || isAnother) {
      unchanged.push(referenceNumber)
      continue
    }
    const draft = withRow(before, values)
    const { version } = document
    const input = { draft, applicant: session.organisation }
    await act({ tx, deps, by: session, event: 'save', referenceNumber, version, input, now })
  }
  return { unchanged }
}
