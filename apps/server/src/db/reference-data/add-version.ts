import type { PlainDate } from '@eksport/domain'
import { addDays } from '@eksport/forms'
import { canonicalJson } from '../repositories/hash-chain.ts'
import type { Transaction } from '../transaction.ts'
import type { IdentifiedRow } from './check-rows.ts'
import type { ListName, Row } from './lists.ts'
import { insertVersion, rowsInForce, rowsUntil } from './versions.ts'

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
 * still, and nobody can choose it any more. Undefined where rows may go.
 */
function retired(list: ListName, row: Row, validFrom: PlainDate): Row | undefined {
  if (withoutNames.has(list)) return undefined
  if (list !== 'establishments') return { ...row, active: false }
  const lastDay = addDays(validFrom, -1)
  const { approvedTo } = row
  return { ...row, approvedTo: typeof approvedTo === 'string' && approvedTo < lastDay ? approvedTo : lastDay }
}

export interface NewVersion {
  readonly list: ListName
  readonly rows: readonly IdentifiedRow[]
  readonly validFrom: PlainDate
  readonly source: 'RELEASE' | 'AUTHORITY'
  readonly now: Date
}

export interface AddedVersion {
  /** Nothing where it says what holds already. */
  readonly version: number | undefined
  /** Rows that it leaves out, and that stand on so that nobody can choose them and everybody can read them. */
  readonly retired: readonly string[]
}

const sameRows = (some: readonly unknown[], others: readonly unknown[]) => canonicalJson(some) === canonicalJson(others)

/** [REG-03] Adds a version of a list from a day on. Versions before it stay as they are. */
export async function addVersion(tx: Transaction, added: NewVersion): Promise<AddedVersion> {
  const { list, rows, validFrom, source, now } = added
  const given = new Set(rows.map(({ id }) => id))
  const left = [...(await rowsUntil(tx, list, validFrom))].flatMap(([id, row]: [string, Row]): IdentifiedRow[] => {
    const standing = given.has(id) ? undefined : retired(list, row, validFrom)
    return standing === undefined ? [] : [{ id, row: standing }]
  })
  const all = [...rows, ...left]
  const before = (await rowsInForce(tx, { day: validFrom }))[list] ?? []
  const outcome = { retired: left.map(({ id }) => id) }
  const isSame = sameRows(
    before,
    all.map(({ row }) => row),
  )
  if (isSame) return { version: undefined, ...outcome }
  return { version: await insertVersion(tx, { list, validFrom, source, loadedAt: now }, all), ...outcome }
}
