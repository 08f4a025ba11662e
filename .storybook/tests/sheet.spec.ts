import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { hashOf, readSheet, writeSheet } from './sheet.ts'

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

const pixels = (file: Buffer) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })

test('what is cut out of a sheet is what was stitched into it, however many and however high', async () => {
  const shots = new Map<string, Buffer>()
  for (let index = 0; index < 23; index += 1) {
    const background = `rgb(${index * 10}, ${255 - index * 10}, 128)`
    shots.set(`form-field--story-${index}`, await picture(320, 40 + ((index * 97) % 700), background))
  }
  const file = test.info().outputPath('sheet.webp')
  await writeSheet(file, 156, shots)
  const sheet = await readSheet(file)
  expect(sheet?.chromium).toBe(156)
  expect(Object.keys(sheet?.cells ?? {})).toEqual([...shots.keys()])
  for (const [story, shot] of shots) {
    const [was, is] = [await pixels(shot), await pixels((await sheet?.cut(story)) ?? Buffer.alloc(0))]
    expect(is.info).toEqual(was.info)
    expect(is.data.equals(was.data)).toBe(true)
    expect(sheet?.cells[story]?.hash).toBe(hashOf(shot))
  }
})

test('a sheet that was never taken is none', async () => {
  expect(await readSheet(test.info().outputPath('sheet.webp'))).toBeUndefined()
})
