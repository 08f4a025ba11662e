import type { ApplicationPage } from '@eksport/api'
import { type ApplicationRow, decodeQuery, type QueryRecord } from '@eksport/domain'

/** The page that a list's call asks for, with these rows and this total. */
export function pageOf(
  rows: readonly ApplicationRow[],
  asked: QueryRecord | undefined,
  total: number = rows.length,
): ApplicationPage {
  const { page, size, sort } = decodeQuery(asked ?? {})
  return {
    content: [...rows],
    size,
    number: page,
    totalElements: total,
    totalPages: Math.ceil(total / size),
    empty: rows.length === 0,
    sort: sort.map(({ key }) => key),
    direction: sort.map(({ direction }) => direction),
  }
}
