import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'

const cellSchema = z.object({
  left: z.number().int(),
  top: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  /** Hash of the file that the browser produced: equal bytes are equal pictures. */
  hash: z.string(),
})
/** What a sheet records about itself, in its metadata. */
const inscriptionSchema = z.object({ chromium: z.number().int(), cells: z.record(z.string(), cellSchema) })

export interface Sheet extends z.infer<typeof inscriptionSchema> {
  /** The picture of one story, as a PNG. */
  readonly cut: (story: string) => Promise<Buffer>
}

export const hashOf = (shot: Buffer) => createHash('sha256').update(shot).digest('hex').slice(0, 24)

/** The stitched picture of a component's stories in one look; undefined before the first is taken. */
export async function readSheet(file: string): Promise<Sheet | undefined> {
  if (!existsSync(file)) return undefined
  const { xmpAsString = '' } = await sharp(file).metadata()
  const { chromium, cells } = inscriptionSchema.parse(JSON.parse(/\{.*\}/s.exec(xmpAsString)?.[0] ?? ''))
  const cut = (story: string) => {
    const cell = cells[story]
    if (!cell) throw new Error(`There is no ${story} in ${file}.`)
    return sharp(file).extract(cell).png({ compressionLevel: 3 }).toBuffer()
  }
  return { chromium, cells, cut }
}

const gap = 16
const captionHeight = 28

/** Lays pictures out in columns, about as wide as high, so that a person sees all at once. */
async function layOut(shots: ReadonlyMap<string, Buffer>) {
  const sizes = await Promise.all(
    [...shots].map(async ([story, shot]) => ({ story, shot, ...(await sharp(shot).metadata()) })),
  )
  const width = Math.max(...sizes.map((size) => size.width))
  const total = sizes.reduce((sum, { height }) => sum + height + captionHeight + gap, 0)
  const columns = Math.min(sizes.length, Math.ceil(Math.sqrt(total / (width + gap))))
  const minWidth = Math.max(total / columns, ...sizes.map(({ height }) => height + captionHeight + gap))
  let [left, bottom, top] = [gap, gap, gap]
  const cells = sizes.map(({ story, shot, ...size }) => {
    if (top > gap && top + size.height / 2 > minWidth) [left, top] = [left + width + gap, gap]
    const cell = { left, top: top + captionHeight, width: size.width, height: size.height, hash: hashOf(shot) }
    top = cell.top + cell.height + gap
    bottom = Math.max(bottom, top)
    return { story, shot, cell }
  })
  return { cells, width: left + width + gap, height: bottom }
}

const caption = (story: string) => ({
  text: { text: `<span foreground="white">${story}</span>`, font: 'Inter 11', rgba: true, dpi: 96 },
})

/** Stitches the pictures of a component's stories into one, in the order given, each under its name. */
export async function writeSheet(file: string, chromium: number, shots: ReadonlyMap<string, Buffer>): Promise<void> {
  const { cells, width, height } = await layOut(shots)
  const layers = cells.flatMap(({ story, shot, cell: { left, top } }) => [
    { input: shot, left, top },
    { input: caption(story.split('--')[1] ?? story), left, top: top - captionHeight + 5 },
  ])
  const inscription = { chromium, cells: Object.fromEntries(cells.map(({ story, cell }) => [story, cell])) }
  mkdirSync(dirname(file), { recursive: true })
  await sharp({ create: { width, height, channels: 3, background: '#404850' } })
    .composite(layers)
    .webp({ lossless: true, effort: 4 })
    .withXmp(JSON.stringify(inscription))
    .toFile(file)
}
