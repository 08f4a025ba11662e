import sharp from 'sharp'
import { maxPages, maxPixels } from './inspection-limits.ts'
import type { Verdict } from './verdict.ts'

/** Decodes a picture to its last row, a few rows at a time; of several pages the first. */
export async function inspectImage(content: Uint8Array): Promise<Verdict> {
  try {
    const options = { failOn: 'warning', limitInputPixels: false, sequentialRead: true } as const
    const { width, height, pages = 1 } = await sharp(content, options).metadata()
    if (pages > maxPages) return 'too-many-pages'
    if (width * height > maxPixels) return 'too-many-pixels'
    await sharp(content, { ...options, limitInputPixels: maxPixels })
      .resize(16, 16, { fit: 'inside' })
      .raw()
      .toBuffer()
    return 'readable'
  } catch {
    // Whatever the decoder stumbled over, the answer to the exporter is the same: this is no picture that opens.
    return 'unreadable'
  }
}
