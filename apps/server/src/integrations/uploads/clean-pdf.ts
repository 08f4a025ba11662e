import { PDFArray, type PDFDocument, PDFName, PDFNumber, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib'
import { drawsItself, takeOutActiveParts } from './active-parts.ts'
import { isJpeg, jpegWithoutMetadata } from './clean-jpeg.ts'
import { maxPages, maxPixels } from './inspection-limits.ts'
import { loadPdf } from './load-pdf.ts'
import { valueAt } from './pdf-objects.ts'
import { isHarmless, isSigned } from './signed-pdf.ts'
import { filtersOf, Unpacked, unpack } from './unpacking.ts'
import { type Cleaned, refused } from './verdict.ts'

const numberAt = ({ dict }: PDFRawStream, key: string, otherwise: number): number => {
  const value = valueAt(dict, key)
  return value instanceof PDFNumber ? value.asNumber() : otherwise
}

const streamsOf = ({ context }: PDFDocument) =>
  context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFRawStream)

/** Whether a picture decodes to more pixels than a viewer has memory for; black and white needs an eighth. */
function isTooLarge(stream: PDFRawStream): boolean {
  const bytes =
    (numberAt(stream, 'Width', 0) * numberAt(stream, 'Height', 0) * numberAt(stream, 'BitsPerComponent', 8)) / 8
  return bytes > maxPixels
}

const last = (value: PDFObject | undefined) => (value instanceof PDFArray ? value.asArray().at(-1) : value)

/** Removes metadata from embedded photos, which may contain a place; also from those that are packed once more. */
async function cleanPhotos(document: PDFDocument): Promise<void> {
  for (const photo of streamsOf(document).filter((stream) => filtersOf(stream).at(-1) === 'DCTDecode')) {
    const content = await unpack(photo, new Unpacked())
    // Damaged, or packed in a way that nobody uses: it stays as it is.
    if (!isJpeg(content)) continue
    photo.updateContents(jpegWithoutMetadata(content))
    photo.dict.set(PDFName.of('Filter'), PDFName.of('DCTDecode'))
    const parameters = last(valueAt(photo.dict, 'DecodeParms'))
    if (parameters !== undefined) photo.dict.set(PDFName.of('DecodeParms'), parameters)
  }
}

/** Removes the bytes after the end of a signed document. */
function withoutRest(content: Buffer): Buffer {
  const mark = '%%EOF'
  return content.subarray(0, content.lastIndexOf(mark, undefined, 'latin1') + mark.length)
}

async function kept(document: PDFDocument, content: Buffer): Promise<Cleaned> {
  if (isSigned(document, content)) {
    if (!isHarmless(document, content)) return refused('signed-and-active')
    return { verdict: 'readable', content: withoutRest(content), removed: [] }
  }
  if (drawsItself(document.catalog)) return refused('form-not-drawn')
  const removed = takeOutActiveParts(document)
  await cleanPhotos(document)
  return { verdict: 'readable', content: await document.save({ updateFieldAppearances: false }), removed }
}

/**
 * [SEC-16] Parses a document completely and rewrites it: the same text and pictures, without active parts and
 * unreferenced objects, unambiguous for every viewer. Rewriting would break a signature, so a signed document is kept
 * as it is or refused.
 */
export async function cleanPdf(content: Buffer, unpacked?: Unpacked): Promise<Cleaned> {
  const document = await loadPdf(content, unpacked)
  if (typeof document === 'string') return refused(document)
  try {
    const pages = document.getPageCount()
    if (pages === 0) return refused('unreadable')
    if (pages > maxPages) return refused('too-many-pages')
    if (streamsOf(document).some(isTooLarge)) return refused('too-many-pixels')
    return await kept(document, content)
  } catch {
    // It has no pages, or cannot be written: the exporter is told that it cannot be read.
    return refused('unreadable')
  }
}

/** The number of pages of a readable document. */
export async function countPages(content: Uint8Array): Promise<number> {
  const document = await loadPdf(content)
  return typeof document === 'string' ? Number.NaN : document.getPageCount()
}
