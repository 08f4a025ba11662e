import type { SheetRow } from '@eksport/domain'

/** Decodes a text: UTF-8, or UTF-16 with a byte order mark, otherwise the encoding of Windows programs; undefined for bytes that are not text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8, so it is the older encoding in which every byte is a character.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Possible separators of cells, the likelier first. */
export const separators = ['\t', ';', ',', '|'] as const

/** The cells of a text, and those that begin with a quotation mark that is never closed. */
export interface DelimitedTable {
  readonly separator: string
  readonly rows: readonly SheetRow[]
  readonly openQuotes: readonly string[]
}

/** How the cells of a text are written. */
interface Notation {
  readonly separator: string
  /** Copied cells are quoted only around a tab or a line break; in a file any cell may be. */
  readonly isCopied: boolean
  /** The number of cells in most lines, counted only where a quotation mark cannot change it. */
  readonly width: number
}

/** The most frequent number of cells in a row, and the number of rows that have it. Rows of one cell are ignored. */
function commonWidth(widths: Iterable<number>): { readonly width: number; readonly rows: number } {
  const counts = new Map<number, number>()
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1)
  return [...counts].reduce((best, [width, rows]) => (rows > best.rows ? { width, rows } : best), { width: 0, rows: 0 })
}

/** Where the cell that opens with the quotation mark at `from` closes: at a mark that only a separator or the end of the line follows. */
function closingQuote(text: string, from: number, separator: string): number | undefined {
  let at = text.indexOf('"', from + 1)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  if (at < 0) return undefined
  const [behind] = /[^ ]|$/.exec(text.slice(at + 1)) ?? []
  return behind === '' || behind === '\n' || behind === separator ? at : undefined
}

/**
 * Whether the text between two quotation marks is one cell. Marks in two different rows may each belong to their own cell; the
 * lines between are then separate rows.
 */
function isQuoted(text: string, from: number, to: number, { separator, isCopied, width }: Notation): boolean {
  const between = text.slice(from + 1, to)
  const hasBreak = between.includes('\n')
  if (!hasBreak && !isCopied) return true
  if (!hasBreak && !between.includes(separator)) return false
  // No line shows the width of the list; a cell of a spreadsheet does not contain both.
  if (width === 0) return !(isCopied && hasBreak && between.includes(separator))
  const lineEnd = text.indexOf('\n', to)
  const lines = text.slice(text.lastIndexOf('\n', from) + 1, lineEnd < 0 ? undefined : lineEnd).split('\n')
  const isRow = lines.map((line) => line.split(separator).length === width)
  return !isRow.slice(1, -1).includes(true) && !(isRow.at(0) && isRow.at(-1))
}

/** The text of the quoted cell from `from` on, and where it closes; undefined where it does not. */
function quotedCell(text: string, from: number, notation: Notation) {
  const closing = text[from] === '"' ? closingQuote(text, from, notation.separator) : undefined
  if (closing === undefined || !isQuoted(text, from, closing, notation)) return undefined
  return { cell: text.slice(from + 1, closing).replaceAll('""', '"'), closing }
}

/** The cells of a text, up to a number of rows. */
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

/** Enough lines to see how cells are separated. */
const firstLines = 60

/** How the cells of a text are separated: so that most of its rows have the same number of cells. */
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

/** Control characters that no text uses and no database stores. */
const controls = /[^\P{Cc}\t\r\n]/gu

/**
 * The cells of a text with tabs, semicolons or commas between them; `isPasted` if a spreadsheet may have put it on the clipboard,
 * `chosen` if a person has chosen the separator.
 */
export function delimitedTable(text: string, isPasted = false, chosen?: string): DelimitedTable {
  const [firstLine = '', ...others] = text
    .replace(/^\uFEFF/, '')
    .replace(controls, '')
    .split(/\r\n|\r|\n/)
  // Some programs state the separator in the first line.
  const separator = /^sep=(.)$/.exec(firstLine)?.[1]
  const lines = separator === undefined ? [firstLine, ...others] : others
  const body = lines.join('\n').replace(/\n$/, '')
  return tableOf(body, notationOf(body, isPasted, chosen ?? separator))
}
