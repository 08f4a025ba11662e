import { inflateSync } from 'node:zlib'
import { EncryptedPDFError, type PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { maxPages, maxUnpackedBytes } from './inspection-limits.ts'
import type { Verdict } from './verdict.ts'

const isPacked = (dict: PDFDict) => String(dict.get(PDFName.of('Filter')) ?? '').includes('/FlateDecode')

/** The bytes that a stream unpacks to; a stream that is cut short is the viewer's matter, one that never ends is ours. */
function unpackedSize(stream: PDFRawStream, maxBytes: number): number {
  try {
    return inflateSync(stream.getContents(), { maxOutputLength: Math.max(1, maxBytes) }).length
  } catch (error) {
    const tooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    return tooLarge ? Number.POSITIVE_INFINITY : 0
  }
}

function unpacksTooLarge(document: PDFDocument): boolean {
  let left = maxUnpackedBytes
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || !isPacked(object.dict)) continue
    left -= unpackedSize(object, left)
    if (left < 0) return true
  }
  return false
}

const load = (content: Uint8Array) => PDFDocument.load(content, { updateMetadata: false, throwOnInvalidObject: true })

/** How many pages a document has that was read before. */
export const countPages = async (content: Uint8Array): Promise<number> => (await load(content)).getPageCount()

/** Reads a document whole: its objects, its pages, and how large its streams become. */
export async function inspectPdf(content: Uint8Array): Promise<Verdict> {
  try {
    const document = await load(content)
    const pages = document.getPageCount()
    if (pages === 0) return 'unreadable'
    if (pages > maxPages) return 'too-many-pages'
    return unpacksTooLarge(document) ? 'unpacks-too-large' : 'readable'
  } catch (error) {
    return error instanceof EncryptedPDFError ? 'encrypted' : 'unreadable'
  }
}
