import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import sharp from 'sharp'

/** A real document with this many empty pages. */
export async function aPdf(pages = 1): Promise<Buffer> {
  const document = await PDFDocument.create()
  for (let page = 0; page < pages; page += 1) document.addPage([595, 842])
  return Buffer.from(await document.save())
}

/** A document with a stream that unpacks to far more than its size. */
export async function aBomb(): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage()
  const packed = deflateSync(Buffer.alloc(250 * 1024 * 1024))
  const dict = document.context.obj({ Filter: PDFName.of('FlateDecode'), Length: packed.length })
  document.context.register(PDFRawStream.of(dict, packed))
  return Buffer.from(await document.save({ useObjectStreams: false }))
}

/** A document that contains a text verbatim without showing it, for what is detected by its bytes. */
export async function aPdfThatSays(text: string): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage()
  const notes = PDFRawStream.of(document.context.obj({ Type: 'Metadata', Length: text.length }), Buffer.from(text))
  document.catalog.set(PDFName.of('Metadata'), document.context.register(notes))
  return Buffer.from(await document.save())
}

/** A document that needs a password. */
export async function aLockedPdf(): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage()
  document.encrypt({ userPassword: 'hemmelig', ownerPassword: 'eier' })
  return Buffer.from(await document.save({ useObjectStreams: false }))
}

/** A real picture in one colour. */
export function aPicture(format: 'jpeg' | 'png' | 'tiff', width = 40, height = 30): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#146d6a' } })
    .toFormat(format)
    .toBuffer()
}
