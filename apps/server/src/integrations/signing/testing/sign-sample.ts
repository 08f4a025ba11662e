import { PDFDocument } from '@cantoo/pdf-lib'
import type { Signer } from '../index.ts'

/** A generated page with a visible signature. */
export async function signSample(signer: Signer): Promise<Buffer> {
  const [document, appearance] = await Promise.all([PDFDocument.create(), PDFDocument.create()])
  document.addPage().drawText('A certificate', { x: 60, y: 700 })
  appearance.addPage([100, 30]).drawText('Signed', { x: 5, y: 5 })
  const place = { page: 1, x: 60, y: 60, w: 100, h: 30 }
  const details = { name: 'Åse Østbø', at: new Date().toISOString() }
  const pdf = await document.save({ useObjectStreams: false })
  return signer.sign(pdf, details, { place, appearance: await appearance.save() })
}
