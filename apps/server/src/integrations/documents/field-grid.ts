import type { Fact } from './certificate-facts.ts'
import { type Second, writeBilingual } from './heading.ts'
import { contentWidth, palette, sheet } from './palette.ts'
import type { Paper, Structure } from './paper.ts'

const padding = { x: 8, top: 5, bottom: 6 }
const captionSize = 6.5
// Figures of one width: Inter draws numbers with dots, such as a template's id, too tight otherwise.
const value = { size: 9, leading: 1.35, tabular: true } as const
const columnWidth = contentWidth / 2

type Cell = { fact: Fact; number: number; x: number; width: number }

const cellHeight = (paper: Paper, { fact, width }: Cell, second: Second, number: string): number => {
  const room = width - 2 * padding.x
  const english = paper.width(`${number}${fact.caption.en}`, { size: captionSize, weight: '600' })
  const norwegian = second === undefined ? 0 : paper.width(fact.caption[second], { size: captionSize })
  const captionLines = english + captionSize * 0.6 + norwegian <= room ? 1 : 2
  return padding.top + captionLines * captionSize * 1.35 + 2 + paper.height(fact.value, value, room) + padding.bottom
}

const isLong = (paper: Paper, fact: Fact) => paper.height(fact.value, value, columnWidth - 2 * padding.x) > 90

/** Two boxes a row; a long value, or the last of an odd number, takes the whole width. */
const arrange = (paper: Paper, facts: Fact[]): Cell[][] => {
  const rows: Cell[][] = []
  for (const [index, fact] of facts.entries()) {
    const last = rows.at(-1)
    const number = index + 1
    if (isLong(paper, fact)) rows.push([{ fact, number, x: sheet.left, width: contentWidth }])
    else if (last?.length === 1 && last[0]?.width === columnWidth)
      last.push({ fact, number, x: sheet.left + columnWidth, width: columnWidth })
    else rows.push([{ fact, number, x: sheet.left, width: columnWidth }])
  }
  return rows.map((row) => row.map((cell) => (row.length === 1 ? { ...cell, width: contentWidth } : cell)))
}

/** Draws the numbered boxes; `room` answers whether a height fits and begins a new page when it does not. */
export function writeFieldGrid(
  paper: Paper,
  parent: Structure,
  facts: Fact[],
  section: string,
  second: Second,
  room: (height: number) => void,
): void {
  for (const row of arrange(paper, facts)) {
    const prefix = (cell: Cell) => (section === '' ? '' : `${section}.${cell.number}  `)
    const height = Math.max(...row.map((cell) => cellHeight(paper, cell, second, prefix(cell))))
    room(height)
    const top = paper.y
    paper.artifact(() => {
      paper.doc.lineWidth(0.5).strokeColor(palette.line)
      for (const { x, width } of row) paper.doc.rect(x, top, width, height).stroke()
    })
    for (const cell of row) {
      const group = paper.group(parent, 'Div')
      const x = cell.x + padding.x
      const width = cell.width - 2 * padding.x
      const box = { x, y: top + padding.top, width, prefix: prefix(cell) }
      const used = writeBilingual(paper, group, 'P', box, cell.fact.caption, second, captionSize)
      paper.write(group, 'P', { x, y: top + padding.top + used + 2, width }, cell.fact.value, value)
    }
    paper.y += height
  }
}
