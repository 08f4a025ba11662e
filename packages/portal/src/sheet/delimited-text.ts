import type { SheetRow } from '@eksport/domain'

/** A text as it was meant: UTF-8 or UTF-16 where it says so, and otherwise what Windows programs write; nothing for bytes that are no text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8, so that it is the older encoding in which every byte is a letter.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** What may stand between cells, the likelier first. */
export const separators = ['\t', ';', ',', '|'] as const

/** The cells of a text, and those that begin with a quotation mark which nothing closes. */
export interface DelimitedTable {
  readonly separator: string
  readonly rows: readonly SheetRow[]
  readonly openQuotes: readonly string[]
}

/** How a text has its cells. */
interface Notation {
  readonly separator: string
  /** Copied cells are quoted round a tab or a line break alone; in a file any cell may be. */
  readonly isCopied: boolean
  /** How many cells most lines have, as far as no quotation mark in them can mean anything else. */
  readonly width: number
}

/** The number of cells that most rows have, and how many of them have it. Rows of one cell say nothing of columns. */
function commonWidth(widths: Iterable<number>): { readonly width: number; readonly rows: number } {
  const counts = new Map<number, number>()
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1)
  return [...counts].reduce((best, [width, rows]) => (rows > best.rows ? { width, rows } : best), { width: 0, rows: 0 })
}

/** Where the cell closes that opens with the quotation mark at `from`: at one with nothing but a separator or the end of the line behind it. */
function closingQuote(text: string, from: number, separator: string): number | undefined {
  let at = text.indexOf('"', from + 1)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  if (at < 0) return undefined
  const [behind] = /[^ ]|$/.exec(text.slice(at + 1)) ?? []
  return behind === '' || behind === '\n' || behind === separator ? at : undefined
}

/**
 * Whether what stands between two quotation marks is one cell. Marks in two rows of a list are each a part of their own cell:
 * there the lines between are rows by themselves.
 */
function isQuoted(text: string, from: number, to: number, { separator, isCopied, width }: Notation): boolean {
  const between = text.slice(from + 1, to)
  const hasBreak = between.includes('\n')
  if (!hasBreak && !isCopied) return true
  if (!hasBreak && !between.includes(separator)) return false
  // No line of the list says how wide it is: no cell of a spreadsheet holds both.
  if (width === 0) return !(isCopied && hasBreak && between.includes(separator))
  const lineEnd = text.indexOf('\n', to)
  const lines = text.slice(text.lastIndexOf('\n', from) + 1, lineEnd < 0 ? undefined : lineEnd).split('\n')
  const isRow = lines.map((line) => line.split(separator).length === width)
  return !isRow.slice(1, -1).includes(true) && !(isRow.at(0) && isRow.at(-1))
}

/** The text of the cell that stands in quotation marks from `from` on, and where they close; nothing where none does. */
function quotedCell(text: string, from: number, notation: Notation) {
  const closing = text[from] === '"' ? closingQuote(text, from, notation.separator) : undefined
  if (closing === undefined || !isQuoted(text, from, closing, notation)) return undefined
  return { cell: text.slice(from + 1, closing).replaceAll('""', '"'), closing }
}

/** The cells of a text; of a long one `upTo` so many rows. */
function tableOf(text: string, notation: Notation, upTo = Number.POSITIVE_INFINITY): DelimitedTable {
  const cellEnd = new RegExp(`[${notation.separator.replace(/[\]\\^-]/, '\\$&')}\n]|$`, 'g')
  const rows: string[][] = [[]]
  const openQuotes: string[] = []
  for (let from = 0; rows.length <= upTo; ) {
    const quoted = quotedCell(text, from, notation)
    cellEnd.lastIndex = quoted === undefined ? from : quoted.closing + 1
    const end = cellEnd.exec(text)?.index ?? text.length
    const cell = quoted?.cell ?? text.slice(from, end)
    rows.at(-1)?.push(cell)
    if (quoted === undefined && /^"[^"]*(?:"[^"]*"[^"]*)*$/.test(cell)) openQuotes.push(cell)
    if (end === text.length) break
    if (text[end] === '\n') rows.push([])
    from = end + 1
  }
  return { separator: notation.separator, rows, openQuotes }
}

/** Enough of a text to see how its cells are separated. */
const firstLines = 60

/** How the cells of a text are separated: so that most of its rows have as many cells as each other. */
function notationOf(text: string, isPasted: boolean, given: string | undefined): Notation {
  const notationWith = (separator: string): Notation => {
    const cells = text.split('\n', firstLines).map((line) => line.split(separator))
    const plain = cells.filter((line) => !line.some((cell) => cell.startsWith('"') || cell.endsWith('"')))
    const { width } = commonWidth(plain.map((line) => line.length))
    return { separator, isCopied: isPasted && separator === '\t', width }
  }
  if (given !== undefined) return notationWith(given)
  const candidates = separators.map((separator) => {
    const notation = notationWith(separator)
    return { notation, rows: commonWidth(tableOf(text, notation, firstLines).rows.map((row) => row.length)).rows }
  })
  return candidates.reduce((best, other) => (other.rows > best.rows ? other : best)).notation
}

/** Signs that no text is written with, and no database keeps. */
const controls = /[^\P{Cc}\t\r\n]/gu

/**
 * The cells of a text with tabs, semicolons or commas between them; `isPasted` where a spreadsheet may have put it on the clipboard,
 * and `chosen` where a person has said what stands between them.
 */
export function delimitedTable(text: string, isPasted = false, chosen?: string): DelimitedTable {
  const [firstLine = '', ...others] = text
    .replace(/^\uFEFF/, '')
    .replace(controls, '')
    .split(/\r\n|\r|\n/)
  // Some programs say in the first line what stands between cells.
  const separator = /^sep=(.)$/.exec(firstLine)?.[1]
  const lines = separator === undefined ? [firstLine, ...others] : others
  const body = lines.join('\n').replace(/\n$/, '')
  return tableOf(body, notationOf(body, isPasted, chosen ?? separator))
}
