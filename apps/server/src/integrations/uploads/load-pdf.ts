import { EncryptedPDFError, PDFDocument, PDFInvalidObject, PDFRawStream } from '@cantoo/pdf-lib'
import { counting, Unpacked, unpack } from './unpacking.ts'

/** Parses a document. One that is only locked against changes opens without a password. */
const load = (content: Uint8Array, isLocked: boolean): Promise<PDFDocument> =>
  // A locked document has unreadable objects at first, and is parsed again with the key.
  PDFDocument.load(content, { updateMetadata: false, throwOnInvalidObject: !isLocked, password: '' })

/** Unreadable objects would be written back unchanged. */
const isWhole = ({ context }: PDFDocument) =>
  context.enumerateIndirectObjects().every(([, object]) => !(object instanceof PDFInvalidObject))

const asksForPassword = (error: unknown) =>
  error instanceof EncryptedPDFError || (error instanceof Error && /password/i.test(error.message))

export type Loaded = PDFDocument | 'unreadable' | 'encrypted' | 'unpacks-too-large'

/** Parses a document completely, and counts what its streams unpack to. */
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
