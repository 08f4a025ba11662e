import { isBlank } from '@eksport/domain'
import { type DelimitedTable, decodeText, delimitedTable } from './delimited-text.ts'
import { maxFileBytes, type Sheet, type SheetFile, UnreadableFile } from './sheet-file.ts'
import type { WorkbookAnswer } from './workbook-messages.ts'

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)

const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b)
/** The format of older spreadsheets, and of newer ones with a password. */
const isCompound = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)

function holdsEncryptedPackage(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage')
}

/** Reads a workbook in a worker. */
function readBeside(bytes: ArrayBuffer): Promise<WorkbookAnswer> {
  const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<WorkbookAnswer>((done, fail) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkbookAnswer>) => done(data))
    worker.addEventListener('error', (event) => fail(new UnreadableFile('damaged', { cause: event })))
    worker.postMessage(bytes, [bytes])
  }).finally(() => worker.terminate())
}

const sheetOf = ({ rows, openQuotes }: DelimitedTable): Sheet => ({
  name: '',
  rows,
  openQuotes,
  hiddenColumns: 0,
  formulasWithoutResult: 0,
})

/** A text as one sheet; without a size it was pasted. */
function textFile(file: Pick<SheetFile, 'name' | 'size'>, text: string, chosen?: string): SheetFile {
  const table = delimitedTable(text, file.size === undefined, chosen)
  return { ...file, delimited: { text, separator: table.separator }, sheets: [sheetOf(table)] }
}

/** The same text with another separator. */
export const withSeparator = ({ name, size, delimited }: SheetFile, separator: string): SheetFile =>
  textFile({ name, ...(size !== undefined && { size }) }, delimited?.text ?? '', separator)

function filled(file: SheetFile): SheetFile {
  if (!file.sheets.some(({ rows }) => rows.some((row) => !isBlank(row)))) throw new UnreadableFile('empty')
  return file
}

/** Pasted text as one sheet. */
export const readPasted = (text: string): SheetFile => filled(textFile({ name: '' }, text))

/** Whether a pasted text has cells. */
export const isRow = (text: string): boolean => text.trim().includes('\t')

/** Whether a pasted text is a table: more than one row of cells. */
export const isTable = (text: string): boolean => text.includes('\t') && text.trim().includes('\n')

/**
 * The sheets of a CSV or XLSX file, read on this machine.
 * @throws UnreadableFile with the reason, for which the page has a text.
 */
export async function readSheetFile(file: File, readWorkbook = readBeside): Promise<SheetFile> {
  const { name, size } = file
  if (size > maxFileBytes) throw new UnreadableFile('tooLarge')
  const buffer = await file.arrayBuffer()
  const bytes = new Uint8Array(buffer)
  if (bytes.length === 0) throw new UnreadableFile('empty')
  if (isCompound(bytes)) throw new UnreadableFile(holdsEncryptedPackage(bytes) ? 'locked' : 'oldFormat')
  if (isZip(bytes)) {
    const answer = await readWorkbook(buffer)
    if ('reason' in answer) throw new UnreadableFile(answer.reason, { cause: answer.failure })
    return filled({ name, size, sheets: answer.sheets })
  }
  const text = decodeText(bytes)
  if (text === undefined || text.startsWith('%PDF') || /^\s*<(?:!doctype|html|\?xml)/i.test(text)) {
    throw new UnreadableFile('notSheet')
  }
  return filled(textFile({ name, size }, text))
}
