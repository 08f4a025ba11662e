import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cleanPicture } from './clean-picture.ts'

const secret = 'Kai 7 Molde'
const places = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '62/1 36/1 0/1' }, IFD0: { Make: secret } }

/** Two halves of different colours, so that a picture that was turned can be told from one that was not. */
const drawn = () =>
  sharp(Buffer.from(Array.from({ length: 30 * 20 * 3 }, (_, index) => ((index / 3) % 30 < 15 ? 220 : 30))), {
    raw: { width: 30, height: 20, channels: 3 },
  })

async function kept(kind: 'jpg' | 'png' | 'tiff', given: Buffer): Promise<Buffer> {
  const cleaned = await cleanPicture(kind, given)
  if (cleaned.verdict !== 'readable') throw new Error(cleaned.verdict)
  return Buffer.from(cleaned.content)
}

/** What is seen: the pixels as they are turned. */
const seen = (content: Buffer, page = 0) =>
  sharp(content, { page }).autoOrient().raw().toBuffer({ resolveWithObject: true })

describe('[UPL-08] a picture is kept without what stands beside it, and is seen as before', () => {
  it.each([
    [
      'jpg',
      () =>
        drawn()
          .withMetadata({ orientation: 6 })
          .withExifMerge(places)
          .withXmp(`<x:xmpmeta xmlns:x="a">${secret}</x:xmpmeta>`)
          .jpeg(),
    ],
    ['png', () => drawn().withMetadata({ orientation: 6 }).withExifMerge(places).png()],
    ['tiff', () => drawn().withMetadata({ orientation: 6 }).withExifMerge(places).tiff({ compression: 'lzw' })],
  ] as const)('%s', async (kind, draw) => {
    const given = await draw().toBuffer()
    const sent = Buffer.concat([given, Buffer.from(`MZ ${secret}`)])
    const content = await kept(kind, sent)
    const { exif, xmp, orientation } = await sharp(content).metadata()
    expect(sent.includes(secret)).toBe(true)
    expect(content.includes(secret)).toBe(false)
    expect(content.length).toBeLessThan(sent.length)
    expect([exif?.includes('GPS'), xmp, orientation]).toEqual([exif && false, undefined, 6])
    expect(await seen(content)).toEqual(await seen(given))
  })

  it('with every page of a scan, whatever their size', async () => {
    const pages = [drawn(), drawn().resize(12, 40)].map((page) => page.tiff({ compression: 'deflate' }).toBuffer())
    const given = joined(await Promise.all(pages))
    const content = await kept('tiff', given)
    expect((await sharp(content).metadata()).pages).toBe(2)
    for (const page of [0, 1]) expect(await seen(content, page)).toEqual(await seen(given, page))
  })
})

/** Files of one page in a row, each small enough to have its data in one strip. */
function joined(files: readonly Buffer[]): Buffer {
  const parts: Buffer[] = []
  let moved = 0
  let link: { readonly in: Buffer; readonly at: number } | undefined
  for (const file of files) {
    const part = Buffer.from(file)
    const directory = part.readUInt32LE(4)
    const end = directory + 2 + part.readUInt16LE(directory) * 12
    for (let at = directory + 2; at < end; at += 12) {
      const bytes = part.readUInt32LE(at + 4) * (bytesOfType[part.readUInt16LE(at + 2)] ?? 0)
      const isOnlyStrip = part.readUInt16LE(at) === 273 && bytes === 4
      if (bytes > 4 || isOnlyStrip) part.writeUInt32LE(part.readUInt32LE(at + 8) + moved, at + 8)
    }
    link?.in.writeUInt32LE(directory + moved, link.at)
    link = { in: part, at: end }
    parts.push(part)
    moved += part.length
  }
  return Buffer.concat(parts)
}

const bytesOfType = [0, 1, 1, 2, 4, 8]
