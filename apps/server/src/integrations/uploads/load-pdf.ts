import { EncryptedPDFError, PDFDocument, PDFInvalidObject, PDFRawStream } from '@cantoo/pdf-lib'
import { counting, Unpacked, unpack } from './unpacking.ts'

/** A document as the library reads it: locked against changes only, it opens without a password. */
const load = (content: Uint8Array, isLocked: boolean): Promise<PDFDocument> =>
  // What is locked cannot be read at first, and is read again with the key.
  PDFDocument.load(content, { updateMetadata: false, throwOnInvalidObject: !isLocked, password: '' })

/** Objects that could not be read would be written again as they are. */
const isWhole = ({ context }: PDFDocument) =>
  context.enumerateIndirectObjects().every(([, object]) => !(object instanceof PDFInvalidObject))

const asksForPassword = (error: unknown) =>
  error instanceof EncryptedPDFError || (error instanceof Error && /password/i.test(error.message))

export type Loaded = PDFDocument | 'unreadable' | 'encrypted' | 'unpacks-too-large'

/** Reads a document whole, and counts what its streams unpack to. */
export async function loadPdf(content: Uint8Array, unpacked = new Unpacked()): Promise<Loaded> {
  try {
    const isLocked = Buffer.from(content).includes('/Encrypt', 0, 'latin1')
    const document = await counting(unpacked, () => load(content, isLocked))
    if (!isWhole(document)) return 'unreadable'
    for (const [, object] of document.context.enumerateIndirectObjects()) {
      if (object instanceof PDFRawStream) await unpack(object, unpacked)
    }
    return document
  } catch (error) {
    if (unpacked.isTooMuch) return 'unpacks-too-large'
    return asksForPassword(error) ? 'encrypted' : 'unreadable'
  }
}
