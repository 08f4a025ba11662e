import type { FileKindName } from '@eksport/domain'
import sharp from 'sharp'
import { jpegWithoutMetadata } from './clean-jpeg.ts'
import { pngWithoutMetadata } from './clean-png.ts'
import { tiffWithoutMetadata } from './clean-tiff.ts'
import { maxPages, maxPixels } from './inspection-limits.ts'
import { type Cleaned, refused } from './verdict.ts'

type PictureKind = Exclude<FileKindName, 'pdf'>

const cleaners: Readonly<Record<PictureKind, (content: Buffer, orientation?: number) => Buffer>> = {
  jpg: jpegWithoutMetadata,
  png: pngWithoutMetadata,
  tiff: tiffWithoutMetadata,
}

export const isPictureKind = (task: string | undefined): task is PictureKind =>
  task !== undefined && Object.hasOwn(cleaners, task)

/** Removes the metadata of a picture and decodes all of it, a few rows at a time; of several pages only the first. */
export async function cleanPicture(kind: PictureKind, given: Buffer): Promise<Cleaned> {
  try {
    // Warnings are accepted, as viewers do: cameras and scanners often write slightly wrong files.
    const options = { failOn: 'error', limitInputPixels: false, sequentialRead: true } as const
    const { width, height, pages = 1, orientation } = await sharp(given, options).metadata()
    if (pages > maxPages) return refused('too-many-pages')
    if (width * height > maxPixels) return refused('too-many-pixels')
    const content = cleaners[kind](given, orientation)
    await sharp(content, { ...options, limitInputPixels: maxPixels })
      .resize(16, 16, { fit: 'inside' })
      .raw()
      .toBuffer()
    return { verdict: 'readable', content, removed: [] }
  } catch {
    // Whatever the decoder's error was, the exporter is told that the picture cannot be read.
    return refused('unreadable')
  }
}
