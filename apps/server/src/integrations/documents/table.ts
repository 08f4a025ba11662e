import type { LocalizedText } from '@eksport/forms'
import type { Second } from './heading.ts'
import { contentWidth, palette, sheet } from './palette.ts'
import type { Paper, Structure } from './paper.ts'
import { type LaidRow, rowHeight, splitRow } from './table-row.ts'
import { lineHeight, type TextStyle } from './text-layout.ts'

export type Part = { text: string; style?: Partial<TextStyle>; lang?: string }
export type Column<Row> = {
  head: LocalizedText
  /** Share of the whole width. */
  width: number
  align?: 'left' | 'right'
  tabular?: boolean
  /** The parts of a cell below each other; the row that sums up has no index. */
  parts: (row: Row, index: number | undefined) => Part[]
}
export type Pages = { fits: (height: number) => boolean; next: () => void }
type Table<Row> = { columns: Column<Row>[]; rows: Row[]; foot?: Row; second: Second; heading: () => void }

const padding = { x: 5, y: 5 }
const body: TextStyle = { size: 8, leading: 1.3 }
const head: TextStyle = { size: 7, weight: '600', color: palette.brand, leading: 1.3 }
const subhead: TextStyle = { size: 6.5, color: palette.subtle, leading: 1.3 }
const headingHeight = 20

type Placed<Row> = Column<Row> & { x: number; room: number }

const place = <Row>(columns: Column<Row>[]): Placed<Row>[] => {
  const whole = columns.reduce((sum, { width }) => sum + width, 0)
  let x: number = sheet.left
  return columns.map((column) => {
    const width = (column.width / whole) * contentWidth
    const placed = { ...column, x: x + padding.x, room: width - 2 * padding.x }
    x += width
    return placed
  })
}

const layHead = <Row>(paper: Paper, columns: Placed<Row>[], second: Second): LaidRow =>
  columns.map(({ head: text, room, align = 'left' }) => {
    const first = { lines: paper.lines(text.en, head, room), style: { ...head, align } }
    if (second === undefined || text[second] === text.en) return [first]
    return [first, { lines: paper.lines(text[second], subhead, room), style: { ...subhead, align }, lang: second }]
  })

const styleOf = <Row>(column: Column<Row>, part: Part, index: number | undefined): TextStyle => ({
  ...body,
  ...(column.align === undefined ? {} : { align: column.align }),
  ...(column.tabular === undefined ? {} : { tabular: column.tabular }),
  ...(index === undefined ? { weight: '600' } : {}),
  ...part.style,
})

const layRow = <Row>(paper: Paper, columns: Placed<Row>[], row: Row, index: number | undefined): LaidRow =>
  columns.map((column) =>
    column
      .parts(row, index)
      .filter((part) => part.text !== '')
      .map((part) => {
        const style = styleOf(column, part, index)
        const laid = { lines: paper.lines(part.text, style, column.room), style }
        return part.lang === undefined ? laid : { ...laid, lang: part.lang }
      }),
  )

const outerHeight = (row: LaidRow) => 2 * padding.y + Math.max(lineHeight(body), rowHeight(row))

/** Draws one row; `cell` gives the element that a cell belongs to, and nothing where the row is decoration. */
const drawRow = <Row>(paper: Paper, columns: Placed<Row>[], row: LaidRow, cell?: () => Structure) => {
  for (const [index, parts] of row.entries()) {
    const column = columns[index]
    const element = cell?.()
    if (column === undefined) continue
    let y = paper.y + padding.y
    for (const { lines, style, lang } of parts) {
      const box = { x: column.x, y, width: column.room }
      const options = lang === undefined ? {} : { lang }
      if (element === undefined) paper.artifact(() => paper.drawLines(lines, box, style))
      else paper.writeLines(element, 'Span', box, lines, style, options)
      y += lines.length * lineHeight(style)
    }
  }
  paper.y += outerHeight(row)
}

const drawHead = <Row>(paper: Paper, columns: Placed<Row>[], row: LaidRow, cell?: () => Structure) => {
  const bottom = paper.y + outerHeight(row)
  paper.artifact(() => {
    paper.doc.rect(sheet.left, paper.y, contentWidth, outerHeight(row)).fill(palette.tint)
    paper.line(sheet.left, bottom, sheet.width - sheet.right, bottom, palette.brand, 0.75)
  })
  drawRow(paper, columns, row, cell)
}

/**
 * A table with its heading, which is never left alone at the foot of a page. The first head belongs to the table; those
 * repeated on later pages are decoration, or they would be read aloud each time.
 */
export function writeTable<Row>(paper: Paper, parent: Structure, table: Table<Row>, pages: Pages): void {
  const columns = place(table.columns)
  const headRow = layHead(paper, columns, table.second)
  const room = sheet.height - sheet.bottom - sheet.top - outerHeight(headRow) - 2 * padding.y
  const rows = [
    ...table.rows.map((row, index) => layRow(paper, columns, row, index)),
    ...(table.foot === undefined ? [] : [layRow(paper, columns, table.foot, undefined)]),
  ].flatMap((row) => splitRow(row, room))
  const first = rows[0]
  if (!pages.fits(headingHeight + outerHeight(headRow) + (first === undefined ? 0 : outerHeight(first)))) pages.next()
  table.heading()
  const element = paper.group(parent, 'Table')
  const headElement = paper.group(element, 'TR')
  drawHead(paper, columns, headRow, () => paper.group(headElement, 'TH', { scope: 'Column' }))
  for (const row of rows) {
    if (!pages.fits(outerHeight(row))) {
      pages.next()
      drawHead(paper, columns, headRow)
    }
    const rowElement = paper.group(element, 'TR')
    drawRow(paper, columns, row, () => paper.group(rowElement, 'TD'))
    paper.artifact(() => paper.line(sheet.left, paper.y, sheet.width - sheet.right, paper.y))
  }
}
