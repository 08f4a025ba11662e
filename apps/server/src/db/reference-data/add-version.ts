import type { PlainDate } from '@eksport/domain'
import { addDays } from '@eksport/forms'
import { canonicalJson } from '../repositories/hash-chain.ts'
import type { Transaction } from '../transaction.ts'
import type { IdentifiedRow } from './check-rows.ts'
import type { ListName, Row } from './lists.ts'
import { insertVersion, rowsInForce, rowsUntil } from './versions.ts'

// Applications do not refer to rows of these lists: rows left out of a new version are removed.
const withoutNames: ReadonlySet<ListName> = new Set([
  'certificate-template-categories',
  'country-certificate-templates',
  'fees',
  'importing-authorities',
  'phrases',
  'public-holidays',
])

/**
 * A row that a new version leaves out, as it remains in that version: readable for applications that refer to it, but
 * no longer selectable. Undefined if the list's rows may be removed.
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
  /** Undefined if the version equals what holds already. */
  readonly version: number | undefined
  /** Ids of rows that were left out and remain as readable but not selectable. */
  readonly retired: readonly string[]
}

const sameRows = (some: readonly unknown[], others: readonly unknown[]) => canonicalJson(some) === canonicalJson(others)

/** [REG-03] Adds a version of a list that holds from a day on. Earlier versions stay unchanged. */
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
