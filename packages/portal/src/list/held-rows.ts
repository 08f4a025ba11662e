import type { ApplicationPage } from '@eksport/api'
import type { ApplicationRow } from '@eksport/domain'

/** A row that keeps its place, although others have changed the list. */
export interface HeldRow extends ApplicationRow {
  /** It is no longer in the list. */
  readonly hasLeft?: true
}

/**
 * [CW-06] The rows of a displayed page, each with its current content and its old place, and how many changes of the list are not
 * shown: rows that have been added, have left or have moved. A row that newer rows have pushed to the next page has not left.
 */
export function heldRows(
  shown: readonly ApplicationRow[],
  { content, size }: Pick<ApplicationPage, 'content' | 'size'>,
): { readonly rows: readonly HeldRow[]; readonly changes: number } {
  const now = new Map(content.map((row) => [row.referenceNumber, row]))
  const before = new Set(shown.map(({ referenceNumber }) => referenceNumber))
  const come = content.filter(({ referenceNumber }) => !before.has(referenceNumber)).length
  const isGone = ({ referenceNumber }: ApplicationRow) => !now.has(referenceNumber)
  const lastStays = shown.findLastIndex((row) => !isGone(row))
  const pushed = content.length < size ? 0 : Math.min(come, shown.length - 1 - lastStays)
  const hasLeft = (row: ApplicationRow, place: number) => isGone(row) && place < shown.length - pushed
  const left = shown.filter(hasLeft).length
  const stays = shown.filter((row) => !isGone(row)).map(({ referenceNumber }) => referenceNumber)
  const order = content.map(({ referenceNumber }) => referenceNumber).filter((number) => before.has(number))
  const moved = stays.filter((number, place) => order[place] !== number).length
  const rows = shown.map((row, place): HeldRow => {
    const current = now.get(row.referenceNumber) ?? row
    return hasLeft(row, place) ? { ...row, hasLeft: true } : current
  })
  return { rows, changes: come + left || Math.min(moved, 1) }
}
