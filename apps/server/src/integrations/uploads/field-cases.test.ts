import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { textsOf } from '../../documents/testing/text-layer.ts'
import { cleanPdf, countPages } from './clean-pdf.ts'
import { cleanPicture, isPictureKind } from './clean-picture.ts'
import type { Inspector } from './inspector.ts'
import { readForm } from './read-form.ts'
import { takeIn } from './take-in.ts'

const folder = join(import.meta.dirname, 'field-cases')

/** Does in this process what the product does in a child. */
const inspector: Inspector = {
  clean: (kind, content) =>
    isPictureKind(kind) ? cleanPicture(kind, Buffer.from(content)) : cleanPdf(Buffer.from(content)),
  readForm,
  countPages,
}

describe('[UPL-08] what cameras, scanners and programs write not quite right is taken in', () => {
  it.each(readdirSync(folder))('%s', async (filename) => {
    const given = readFileSync(join(folder, filename))
    const taken = await takeIn(inspector, { filename, content: given })
    if (!taken.ok) throw new Error(taken.refusal.code)
    const kept = Buffer.from(await taken.file.arrayBuffer())
    if (filename.endsWith('.pdf')) expect(await textsOf(kept)).toEqual(await textsOf(given))
    else
      expect(await sharp(kept, { failOn: 'error' }).raw().toBuffer()).toEqual(
        await sharp(given, { failOn: 'error' }).raw().toBuffer(),
      )
  })
})
