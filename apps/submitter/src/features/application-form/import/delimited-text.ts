import type { SheetRow } from '@eksport/domain'
import { detectDelimiter, parseCsv } from 'hucre/csv'

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

/** The cells of a text with tabs, semicolons or commas between them. */
export function delimitedRows(text: string): readonly SheetRow[] {
  const [firstLine = '', ...others] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  // Some programs say in the first line what stands between cells.
  const separator = /^sep=(.)$/.exec(firstLine)?.[1]
  const body = separator === undefined ? [firstLine, ...others].join('\n') : others.join('\n')
  const delimiter = separator ?? (body.includes('\t') ? '\t' : detectDelimiter(body))
  return parseCsv(body, { delimiter }).map((row) =>
    row.map((cell) => (cell instanceof Date ? cell.toISOString() : cell)),
  )
}
