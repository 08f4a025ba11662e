import { type FileKindName, kindOfHead } from '@eksport/domain'
import { hasHiddenEnd } from './end-of-file.ts'

/** Readers of PDF look for its head this far into a file. */
const headOfPdfWithin = 1024
/** The directory of a ZIP archive stands at its end, before a comment of at most this length. */
const directoryOfZipWithin = 65_557

/** Whether another program could read the file as something else than what it begins as. */
function isAlsoSomethingElse(content: Buffer, kind: FileKindName): boolean {
  const head = content.subarray(0, headOfPdfWithin)
  if (kind !== 'pdf' && head.includes('%PDF-', 0, 'latin1')) return true
  if (content.subarray(-directoryOfZipWithin).includes('PK\x05\x06', 0, 'latin1')) return true
  return hasHiddenEnd(content, kind)
}

/** What the content is, by its own first bytes; nothing for a file of two natures [UPL-08]. */
export function kindOfContent(content: Buffer): FileKindName | undefined {
  const kind = kindOfHead(content)
  return kind === undefined || isAlsoSomethingElse(content, kind) ? undefined : kind
}
