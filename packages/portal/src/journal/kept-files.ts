import type { PartKey } from './journal-record.ts'
import { keepPart, takeUpPart } from './kept-part.ts'

/** A file in the browser, with its bytes and name separate, because not every browser can store a `File`. */
interface KeptFile {
  /** Identifies the upload to the server. */
  readonly id: string
  readonly name: string
  readonly type: string
  readonly lastModified: number
  readonly content: Blob
}

const ids = new WeakMap<File, string>()

/** The id of a file's upload, so that a file that is sent again after a lost answer or a reload is stored once. */
export function sendingId(file: File): string {
  const id = ids.get(file) ?? crypto.randomUUID()
  ids.set(file, id)
  return id
}

const isKeptFile = (value: unknown): value is KeptFile =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'content' in value &&
  value.content instanceof Blob

const asKept = (file: File): KeptFile => {
  const { name, type, lastModified } = file
  return { id: sendingId(file), name, type, lastModified, content: file.slice(0, file.size, type) }
}

function asFile({ id, name, type, lastModified, content }: KeptFile): File {
  const file = new File([content], name, { type, lastModified })
  ids.set(file, id)
  return file
}

/** The stored files without duplicates, which two pages may have stored. */
function joined(kept: readonly unknown[]): readonly KeptFile[] | undefined {
  const files = new Map(kept.flat().flatMap((one) => (isKeptFile(one) ? [[one.id, one] as const] : [])))
  return files.size === 0 ? undefined : [...files.values()]
}

/** [EXP-03] [UPL-07] The files that were chosen but not uploaded when their page closed. */
export const takeUpFiles = async (key: PartKey): Promise<readonly File[]> =>
  ((await takeUpPart(key, joined)) ?? []).map(asFile)

/** Stores these files of a draft until they are uploaded, replacing those stored before. */
export const keepFiles = (key: PartKey, files: readonly File[]): Promise<boolean> =>
  keepPart(key, files.length === 0 ? undefined : files.map(asKept))
