import { decodePDFRawStream, PDFArray, type PDFDict, type PDFDocument, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib'
import { clickedLinks, takeOutActiveParts } from './active-parts.ts'
import { dictAt, nameAt, reachable, valueAt } from './pdf-objects.ts'

const lessThan = 0x3c
const greaterThan = 0x3e

/** Whether the byte range of a signature is in the file and covers it from the start, around the signature itself. */
function coversFile(signature: PDFDict, content: Uint8Array): boolean {
  const range = valueAt(signature, 'ByteRange')
  if (!(range instanceof PDFArray) || range.size() !== 4) return false
  const [start, length = 0, after = 0, rest = 0] = range
    .asArray()
    .map((one) => (one instanceof PDFNumber ? one.asNumber() : Number.NaN))
  const holdsSignature = content[length] === lessThan && content[after - 1] === greaterThan
  return start === 0 && holdsSignature && after + rest <= content.length
}

/** Whether a signature field of the document is signed. Usage rights are signed as well, but have no field. */
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

/** The possible spellings of a name: any letter may be written as `#` and its code. */
const spellingsOf = (name: string) =>
  [...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('')
const writtenName = (names: readonly string[]) => new RegExp(`/(?:${names.map(spellingsOf).join('|')})`, 'gi')
/** An object where a viewer's table of objects may say that one begins. */
const writtenObject = /\b\d+\s+\d+\s+obj\b/

const inWords = (content: Uint8Array) => Buffer.from(content).toString('latin1')

/**
 * A signed document is kept byte for byte, and a viewer may find an earlier version of an object, or one inside
 * another's bytes. So the names of active parts must not occur anywhere in it, including its packed objects, which
 * some viewers know by the entry `First` alone.
 */
function namesActiveParts({ context }: PDFDocument, content: Uint8Array): boolean {
  const text = inWords(content)
  const streams = context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFRawStream)
  if (streams.some((stream) => writtenObject.test(inWords(stream.contents)))) return true
  const isNamed = ({ dict }: PDFRawStream) => nameAt(dict, 'Type') === objectStreamName
  const known = text.match(writtenName([objectStreamName]))?.length ?? 0
  if (known !== streams.filter(isNamed).length) return true
  const packed = streams
    .filter((stream) => isNamed(stream) || valueAt(stream.dict, 'First') !== undefined)
    .map((stream) => inWords(decodePDFRawStream(stream).decode()))
  const active = writtenName(activeNames)
  return [text, ...packed].some((one) => one.search(active) >= 0)
}

/** Whether a signed document may be kept: nothing in it is active before somebody clicks a link. */
export const isHarmless = (document: PDFDocument, content: Uint8Array): boolean =>
  !namesActiveParts(document, content) && takeOutActiveParts(document, clickedLinks(document)).length === 0
