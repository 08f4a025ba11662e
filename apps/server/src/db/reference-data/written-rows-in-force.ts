import type { PlainDate } from '@eksport/domain'
import type { WrittenRow } from '../repositories/written-texts.ts'
import type { Row } from './lists.ts'

type Lists = Readonly<Record<string, unknown[]>>

const rowOf = ({ kind, code, content }: WrittenRow): Row => {
  const { names, texts, office, active } = content
  return kind === 'PHRASE' ? { code, names, texts, office, active } : { code, kind, names, active }
}

/** A legal basis is none of the other decision texts, though somebody gives it the code of one. */
const isOf = ({ code, kind }: WrittenRow, row: Row) => row.code === code && (row.kind ?? 'PHRASE') === kind

const listOf = ({ kind }: WrittenRow) => (kind === 'PHRASE' ? 'phrases' : 'decision-texts')

/** [ADM-03] Lists as officers have written over them: what holds on a day stands in the place of the row that it is about. */
export function withWritten(lists: Lists, written: readonly WrittenRow[], day: PlainDate): Lists {
  const changed: Record<string, unknown[]> = { ...lists }
  for (const version of written.filter(({ validFrom }) => validFrom <= day)) {
    const list = listOf(version)
    const rows = (changed[list] ?? []) as readonly Row[]
    const at = rows.findIndex((row) => isOf(version, row))
    changed[list] = at === -1 ? [...rows, rowOf(version)] : rows.with(at, rowOf(version))
  }
  return changed
}
