import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'

type Changed = (...objects: (PDFDict | PDFArray)[]) => void

/**
 * Adds the signature at the end of a tagged document's reading order, as a named form field. Documents without tags, or
 * with another tree than ours, are left as they are.
 */
function addToReadingOrder(
  pdf: PDFDocument,
  { widget, widgetRef, pageRef, alt }: { widget: PDFDict; widgetRef: PDFRef; pageRef: PDFRef; alt: string },
  changed: Changed,
): void {
  const tree = pdf.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict)
  const children = tree?.lookupMaybe(PDFName.of('K'), PDFArray)
  const top = children?.lookupMaybe(children.size() - 1, PDFDict)
  const kids = top?.lookupMaybe(PDFName.of('K'), PDFArray)
  const parents = tree?.lookupMaybe(PDFName.of('ParentTree'), PDFDict)
  const numbers = parents?.lookupMaybe(PDFName.of('Nums'), PDFArray)
  const next = tree?.lookupMaybe(PDFName.of('ParentTreeNextKey'), PDFNumber)
  const topRef = top && pdf.context.getObjectRef(top)
  if (!tree || !top || !kids || !parents || !numbers || !next || !topRef) return
  const element = pdf.context.obj({
    Type: 'StructElem',
    S: 'Form',
    P: topRef,
    Pg: pageRef,
    Alt: PDFString.of(alt),
    K: [{ Type: 'OBJR', Obj: widgetRef, Pg: pageRef }],
  })
  const elementRef = pdf.context.register(element)
  kids.push(elementRef)
  numbers.push(next)
  numbers.push(elementRef)
  tree.set(PDFName.of('ParentTreeNextKey'), PDFNumber.of(next.asNumber() + 1))
  widget.set(PDFName.of('StructParent'), next)
  changed(tree, top, kids, parents, numbers)
}

export type SignatureDetails = { name: string; at: string; reason?: string; location?: string }
type Rectangle = { left: number; bottom: number; right: number; top: number }
/** The place of the visible signature and its content; pages count from one, points from the upper left corner. */
export type VisibleSignature = {
  readonly place: {
    readonly page: number
    readonly x: number
    readonly y: number
    readonly w: number
    readonly h: number
  }
  /** A one-page document of the same size. */
  readonly appearance: Uint8Array
}

/** Room in bytes for an RSA signature and a time stamp, each with a chain of certificates. */
const contentsSize = 24_576
// Ten digits, more than any document that can be loaded needs.
const unknownOffset = 9_999_999_999
const byteRange = `/ByteRange [ 0 ${unknownOffset} ${unknownOffset} ${unknownOffset} ]`

const pageAt = (pdf: PDFDocument, { page: number, x, y, w, h }: VisibleSignature['place']) => {
  const page = pdf.getPages()[number - 1]
  if (page === undefined) throw new Error(`The document has no page ${number} to sign on.`)
  const bottom = page.getHeight() - y - h
  return { page, rectangle: { left: x, bottom, right: x + w, top: bottom + h } satisfies Rectangle }
}

/** A PDF date such as `D:20261120120000+01'00'`, in the offset of the ISO instant. */
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
 * Appends an unsigned signature field as an incremental update: the reviewed bytes stay unchanged, and the signature
 * covers them and the addition.
 */
export async function addPlaceholder(
  document: Buffer,
  details: SignatureDetails,
  { place, appearance }: VisibleSignature,
): Promise<Buffer> {
  // Not `forIncrementalUpdate`: the library would search the whole document at each change, ten times the work. The
  // snapshot is told explicitly what has changed.
  const pdf = await PDFDocument.load(document, { updateMetadata: false })
  const snapshot = pdf.takeSnapshot()
  const changed = (...objects: (PDFDict | PDFArray)[]) => snapshot.markObjsForSave(objects)
  const { page, rectangle } = pageAt(pdf, place)
  const [drawn] = await pdf.embedPdf(appearance)
  if (drawn === undefined) throw new Error('The appearance of the signature has no page.')
  const form = pdf.catalog.getOrCreateAcroForm().dict
  const fields = form.lookup(PDFName.of('Fields'), PDFArray)
  const widget = pdf.context.obj({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: PDFString.of(fieldName(fields)),
    TU: PDFHexString.fromText(`Signature of ${details.name}`),
    // Printed and locked.
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

/** The gap for the signature between the bytes that it covers. */
export type Gap = { from: number; to: number }

/** Writes the actual byte range into the last placeholder; returns the document with the gap for the signature. */
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
