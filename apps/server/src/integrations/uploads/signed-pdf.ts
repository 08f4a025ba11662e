import { decodePDFRawStream, PDFArray, type PDFDict, type PDFDocument, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib'
import { clickedLinks, takeOutActiveParts } from './active-parts.ts'
import { dictAt, nameAt, reachable, valueAt } from './pdf-objects.ts'

const lessThan = 0x3c
const greaterThan = 0x3e

/** Whether what a signature says it covers is there: the file from its first byte, around the signature itself. */
function coversFile(signature: PDFDict, content: Uint8Array): boolean {
  const range = valueAt(signature, 'ByteRange')
  if (!(range instanceof PDFArray) || range.size() !== 4) return false
  const [start, length = 0, after = 0, rest = 0] = range
    .asArray()
    .map((one) => (one instanceof PDFNumber ? one.asNumber() : Number.NaN))
  const holdsSignature = content[length] === lessThan && content[after - 1] === greaterThan
  return start === 0 && holdsSignature && after + rest <= content.length
}

/** Whether somebody signed a field of the document. A right that a form gives its viewer is signed as well, and is no field. */
export function isSigned({ context }: PDFDocument, content: Uint8Array): boolean {
  return reachable(context).found.some(({ dict }) => {
    const value = dictAt(dict, 'V')
    return value !== undefined && coversFile(value, content)
  })
}

const activeNames = [
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'GoToR', 'Rendition', 'RichMedia', 'Movie', 'Sound'],
  ...['EmbeddedFile', 'FileAttachment', 'XFA'],
]
const objectStreamName = 'ObjStm'

/** A name as it may be written in a file: any of its letters as `#` and their number. */
const spellingsOf = (name: string) =>
  [...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('')
const writtenName = (names: readonly string[]) => new RegExp(`/(?:${names.map(spellingsOf).join('|')})`, 'gi')

/**
 * What stays byte for byte is read by viewers as they read it: an earlier state of an object, or one inside the bytes of another, may
 * be what they find. So the names of what is active stand nowhere in it, nor in its packed objects.
 */
function namesActiveParts({ context }: PDFDocument, content: Uint8Array): boolean {
  const text = Buffer.from(content).toString('latin1')
  const packed = context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFRawStream && nameAt(object.dict, 'Type') === objectStreamName)
    .map((object) => Buffer.from(decodePDFRawStream(object as PDFRawStream).decode()).toString('latin1'))
  const known = text.match(writtenName([objectStreamName]))?.length ?? 0
  const active = writtenName(activeNames)
  return known !== packed.length || [text, ...packed].some((one) => one.search(active) >= 0)
}

/** Whether a signed document may stay as it is: nothing in it does anything before somebody clicks a link. */
export const isHarmless = (document: PDFDocument, content: Uint8Array): boolean =>
  !namesActiveParts(document, content) && takeOutActiveParts(document, clickedLinks(document)).length === 0
