import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'

/** A real document of so many empty pages. */
export async function aPdf(pages = 1): Promise<Buffer> {
  const document = await PDFDocument.create()
  for (let page = 0; page < pages; page += 1) document.addPage([595, 842])
  return Buffer.from(await document.save())
}

/** A real picture, of one colour. */
export function aPicture(format: 'jpeg' | 'png' | 'tiff', width = 40, height = 30): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#146d6a' } })
    .toFormat(format)
    .toBuffer()
}
