import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFString,
} from '@cantoo/pdf-lib'
import { addToReadingOrder } from './reading-order.ts'

export type SignatureDetails = { name: string; at: string; reason?: string; location?: string }
type Rectangle = { left: number; bottom: number; right: number; top: number }
export type Appearance = (size: { width: number; height: number }) => Promise<Buffer>

/** Room for an RSA signature and a chain of some certificates, in bytes. */
const contentsSize = 12_288
// Ten digits reach beyond any document that can be loaded.
const unknownOffset = 9_999_999_999
const byteRange = `/ByteRange [ 0 ${unknownOffset} ${unknownOffset} ${unknownOffset} ]`

const place = { width: 240, height: 72, margin: 40 }

/** Where a document of ours says that its signature belongs; elsewhere the foot of the last page. */
const findPlace = (pdf: PDFDocument, destination: string): { page: PDFPage; rectangle: Rectangle } => {
  const pages = pdf.getPages()
  const names = pdf.catalog
    .lookupMaybe(PDFName.of('Names'), PDFDict)
    ?.lookupMaybe(PDFName.of('Dests'), PDFDict)
    ?.lookupMaybe(PDFName.of('Names'), PDFArray)
  for (let index = 0; names !== undefined && index + 1 < names.size(); index += 2) {
    const name = names.lookup(index)
    const target = names.lookupMaybe(index + 1, PDFArray)
    const isOurs = (name instanceof PDFString || name instanceof PDFHexString) && name.decodeText() === destination
    const page = pages.find((candidate) => candidate.ref === target?.get(0))
    if (!isOurs || target?.size() !== 6 || page === undefined) continue
    const [left = 0, bottom = 0, right = 0, top = 0] = [2, 3, 4, 5].map((at) => target.lookup(at, PDFNumber).asNumber())
    return { page, rectangle: { left, bottom, right, top } }
  }
  const page = pages.at(-1)
  if (page === undefined) throw new Error('A document without pages cannot be signed.')
  const right = page.getWidth() - place.margin
  const { margin, width, height } = place
  return { page, rectangle: { left: right - width, bottom: margin, right, top: margin + height } }
}

/** `D:20261120120000+01'00'` from an ISO instant, in the offset that it is written in. */
const pdfDate = (instant: string) => {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d)$/.exec(instant)
  if (match === null) throw new Error(`Not an instant: ${instant}`)
  const offset = match[7] === 'Z' ? 'Z' : `${match[7]?.replace(':', "'")}'`
  return `D:${match.slice(1, 7).join('')}${offset}`
}

const signatureDictionary = (pdf: PDFDocument, { name, at, reason, location }: SignatureDetails) => {
  const dictionary = pdf.context.obj({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: [0, unknownOffset, unknownOffset, unknownOffset],
    Contents: PDFHexString.of('0'.repeat(contentsSize * 2)),
    Name: PDFHexString.fromText(name),
    M: PDFString.of(pdfDate(at)),
  })
  if (reason !== undefined) dictionary.set(PDFName.of('Reason'), PDFHexString.fromText(reason))
  if (location !== undefined) dictionary.set(PDFName.of('Location'), PDFHexString.fromText(location))
  return pdf.context.register(dictionary)
}

const fieldName = (fields: PDFArray) => (fields.size() === 0 ? 'Signature' : `Signature${fields.size() + 1}`)

/**
 * Appends an unsigned signature field to a document, as an incremental update: the bytes that were reviewed stay as
 * they are, and the signature covers them and what is added.
 */
export async function addPlaceholder(
  document: Buffer,
  details: SignatureDetails,
  { destination, appearance }: { destination: string; appearance: Appearance },
): Promise<Buffer> {
  const pdf = await PDFDocument.load(document, { updateMetadata: false, forIncrementalUpdate: true })
  const snapshot = pdf.takeSnapshot()
  const changed = (...objects: (PDFDict | PDFArray)[]) => snapshot.markObjsForSave(objects)
  const { page, rectangle } = findPlace(pdf, destination)
  const size = { width: rectangle.right - rectangle.left, height: rectangle.top - rectangle.bottom }
  const [drawn] = await pdf.embedPdf(await appearance(size))
  if (drawn === undefined) throw new Error('The appearance of the signature has no page.')
  const form = pdf.catalog.getOrCreateAcroForm().dict
  const fields = form.lookup(PDFName.of('Fields'), PDFArray)
  const widget = pdf.context.obj({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: PDFString.of(fieldName(fields)),
    TU: PDFHexString.fromText(`Signature of ${details.name}`),
    // Printed, and locked in place.
    F: 132,
    P: page.ref,
    Rect: [rectangle.left, rectangle.bottom, rectangle.right, rectangle.top],
    V: signatureDictionary(pdf, details),
    AP: { N: drawn.ref },
  })
  const widgetRef = pdf.context.register(widget)
  fields.push(widgetRef)
  form.set(PDFName.of('SigFlags'), PDFNumber.of(3))
  page.node.addAnnot(widgetRef)
  const alt = `Signature of ${details.name}`
  addToReadingOrder(pdf, { widget, widgetRef, pageRef: page.ref, alt }, changed)
  changed(pdf.catalog, form, fields, page.node)
  const annotations = page.node.Annots()
  if (annotations !== undefined) changed(annotations)
  return Buffer.concat([document, await pdf.saveIncremental(snapshot, { useObjectStreams: false })])
}

/** Where the signature itself lies between the bytes that it covers. */
export type Gap = { from: number; to: number }

/** Writes the true byte range in the last placeholder, and answers the document with the gap for the signature. */
export function fillByteRange(document: Buffer): { document: Buffer; gap: Gap } {
  const filled = Buffer.from(document)
  const rangeAt = filled.lastIndexOf(byteRange)
  const zeros = `<${'0'.repeat(contentsSize * 2)}>`
  const from = filled.lastIndexOf(zeros)
  if (rangeAt < 0 || from < 0) throw new Error('The document has no place for a signature.')
  const to = from + zeros.length
  const range = `/ByteRange [ 0 ${from} ${to} ${filled.length - to} ]`
  filled.write(range.padEnd(byteRange.length, ' '), rangeAt, 'latin1')
  return { document: filled, gap: { from, to } }
}

/** Writes a signature into the gap. */
export function fillContents(document: Buffer, { from, to }: Gap, signature: Buffer): void {
  if (signature.length > contentsSize)
    throw new Error(`The signature needs ${signature.length} bytes; ${contentsSize} are kept.`)
  const hex = signature.toString('hex').padEnd(to - from - 2, '0')
  document.write(hex, from + 1, 'latin1')
}
