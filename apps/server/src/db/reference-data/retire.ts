import type { PlainDate } from '@eksport/domain'
import { addDays } from '@eksport/forms'
import type { ListName, Row } from './lists.ts'

// Rows of these lists name nothing that an application holds: what is left out of them is gone.
const withoutNames: ReadonlySet<ListName> = new Set([
  'certificate-template-categories',
  'country-certificate-templates',
  'fees',
  'importing-authorities',
  'phrases',
  'public-holidays',
])

/**
 * A row that a new version of its list leaves out, as it stands on in that version: an application that was judged with it names it
 * still, and nobody can choose it any more. Nothing where rows may go.
 */
export function retired(list: ListName, row: Row, validFrom: PlainDate): Row | undefined {
  if (withoutNames.has(list)) return undefined
  if (list !== 'establishments') return { ...row, active: false }
  const lastDay = addDays(validFrom, -1)
  const { approvedTo } = row
  return { ...row, approvedTo: typeof approvedTo === 'string' && approvedTo < lastDay ? approvedTo : lastDay }
}
