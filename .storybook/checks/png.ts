import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import type { Page } from 'playwright'

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const markName = 'drawn'

/** What the browser drew, in one word: equal words, equal pictures. */
export const markOf = (file: Buffer) => createHash('sha256').update(file).digest('hex')

/** The word of the picture that a packed one was made of; undefined when it was kept as it was drawn. */
export function packedMark(file: Buffer): string | undefined {
  const prefix = `tEXt${markName}\0`
  const at = file.subarray(0, 200).indexOf(prefix, 0, 'latin1')
  return at < 0 ? undefined : file.toString('latin1', at + prefix.length, at + prefix.length + 64)
}

interface Palette {
  readonly width: number
  readonly height: number
  /** Base64: a byte a pixel, the place of its colour; three bytes a colour. */
  readonly places: string
  readonly colors: string
}

/**
 * In the browser: the picture in at most 256 colours; undefined when that is too few. Colours that fall on the same of
 * so many steps a channel become one, the most frequent of them: what is painted in large keeps its own colour.
 */
async function toPalette({ file, steps }: { file: string; steps: number }): Promise<Palette | undefined> {
  const url = `data:image/png;base64,${file}`
  const bitmap = await createImageBitmap(await (await fetch(url)).blob())
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser gives no canvas to read pictures from.')
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  const round = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.round((Math.round((value / 255) * steps) / steps) * 255),
  )
  const steppedOf = (color: number) =>
    ((round[color >> 16] ?? 0) << 16) | ((round[(color >> 8) & 255] ?? 0) << 8) | (round[color & 255] ?? 0)
  const known = new Map<number, number>()
  const often = new Map<number, number>()
  const places = new Uint8Array(width * height)
  for (let pixel = 0; pixel < places.length; pixel += 1) {
    const part = (offset: number) => data[pixel * 4 + offset] ?? 0
    const color = (part(0) << 16) | (part(1) << 8) | part(2)
    const stepped = steppedOf(color)
    const place = known.get(stepped) ?? known.size
    if (place > 255) return undefined
    known.set(stepped, place)
    often.set(color, (often.get(color) ?? 0) + 1)
    places[pixel] = place
  }
  const rarestFirst = [...often].sort(([, one], [, other]) => one - other)
  const chosen = new Map(rarestFirst.map(([color]) => [steppedOf(color), color]))
  const colors = [...known.keys()]
    .map((stepped) => chosen.get(stepped) ?? stepped)
    .flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255])
  const base64 = async (bytes: Uint8Array<ArrayBuffer>) => {
    const reader = new FileReader()
    reader.readAsDataURL(new Blob([bytes]))
    await new Promise((resolve) => reader.addEventListener('load', resolve))
    return String(reader.result).replace(/^.*,/, '')
  }
  return { width, height, places: await base64(places), colors: await base64(Uint8Array.from(colors)) }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function encode({ width, height, places, colors }: Palette, mark: string): Buffer {
  const pixels = Buffer.from(places, 'base64')
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1) pixels.copy(rows, y * (width + 1) + 1, y * width, (y + 1) * width)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from(`${markName}\0${mark}`, 'latin1')),
    chunk('PLTE', Buffer.from(colors, 'base64')),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The same picture in far fewer bytes, for a repository: an eye sees no difference, a comparison forgives it. */
export async function pack(page: Page, file: Buffer): Promise<Buffer> {
  for (const steps of [31, 15]) {
    const palette = await page.evaluate(toPalette, { file: file.toString('base64'), steps })
    if (palette) return encode(palette, markOf(file))
  }
  return file
}
