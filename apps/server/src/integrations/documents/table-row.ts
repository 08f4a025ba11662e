import { type Line, lineHeight, type TextStyle } from './text-layout.ts'

/** A part of a cell, broken into lines. */
export type LaidPart = { lines: Line[]; style: TextStyle; lang?: string }
/** One row: the parts of each cell, column by column. */
export type LaidRow = LaidPart[][]

const partHeight = ({ lines, style }: LaidPart) => lines.length * lineHeight(style)

/** The height of the highest cell. */
export const rowHeight = (row: LaidRow): number =>
  Math.max(0, ...row.map((parts) => parts.reduce((sum, part) => sum + partHeight(part), 0)))

/** The first lines of a cell that fit, and those that do not. At least one line always fits, or there would be no end. */
const splitCell = (parts: LaidPart[], room: number): [fits: LaidPart[], rest: LaidPart[]] => {
  const fits: LaidPart[] = []
  let left = room
  for (const [index, part] of parts.entries()) {
    const possible = Math.floor(left / lineHeight(part.style))
    const count = Math.max(fits.length === 0 ? 1 : 0, Math.min(part.lines.length, possible))
    if (count > 0) fits.push({ ...part, lines: part.lines.slice(0, count) })
    if (count < part.lines.length)
      return [fits, [{ ...part, lines: part.lines.slice(count) }, ...parts.slice(index + 1)]]
    left -= count * lineHeight(part.style)
  }
  return [fits, []]
}

/** Cuts a row that is higher than a page, as one with a hundred sites can be, into rows that are not. */
export function splitRow(row: LaidRow, room: number): LaidRow[] {
  if (rowHeight(row) <= room) return [row]
  const cells = row.map((parts) => splitCell(parts, room))
  return [
    cells.map(([fits]) => fits),
    ...splitRow(
      cells.map(([, rest]) => rest),
      room,
    ),
  ]
}
