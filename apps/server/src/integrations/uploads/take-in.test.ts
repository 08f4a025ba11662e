import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { aBomb, aLockedPdf, aPdf, aPicture } from '../../testing/sample-files.ts'
import { createInspector } from './inspector.ts'
import { takeIn } from './take-in.ts'

const inspector = createInspector()
const take = (filename: string, content: Buffer) => takeIn(inspector, { filename, content })

const refusal = async (filename: string, content: Buffer) => {
  const taken = await take(filename, content)
  return taken.ok ? 'taken' : taken.refusal
}

// Every file is read by a child of its own: the limits of one, and the other ends of files, are proof.
describe('what is taken in', () => {
  it.each([
    ['PDF', 'rapport.pdf', () => aPdf(), 'application/pdf'],
    ['JPEG', 'kai.JPG', () => aPicture('jpeg'), 'image/jpeg'],
    ['JPEG by its long ending', 'kai.jpeg', () => aPicture('jpeg'), 'image/jpeg'],
    ['PNG', 'merke.png', () => aPicture('png'), 'image/png'],
    ['TIFF', 'skann.tif', () => aPicture('tiff'), 'image/tiff'],
  ])('[SEC-16] %s, by the type that is found in it', async (_, filename, content, mimeType) => {
    const taken = await take(filename, await content())
    expect(taken).toMatchObject({ ok: true, file: { name: filename, type: mimeType } })
  })
})

describe('what stands behind the end of a file', () => {
  it.each([
    [
      'more pictures of a camera',
      'kai.jpg',
      async () => Buffer.concat([await aPicture('jpeg'), await aPicture('jpeg')]),
    ],
    ['line breaks of a PDF', 'rapport.pdf', async () => followed(await aPdf(), '\r\n\n')],
  ])('[UPL-08] is taken in with it where it does no harm: %s', async (_, filename, content) => {
    expect(await refusal(filename, await content())).toBe('taken')
  })

  it.each([
    ['padding of a JPEG', 'kai.jpg', async () => Buffer.concat([await aPicture('jpeg'), Buffer.alloc(64)])],
    ['padding of a PNG', 'merke.png', async () => Buffer.concat([await aPicture('png'), Buffer.alloc(2)])],
  ])('[UPL-08] is taken in with it where it does no harm: %s', { tags: 'proof' }, async (_, filename, content) => {
    expect(await take(filename, await content())).toMatchObject({ ok: true })
  })
})

describe('what is refused', () => {
  it('[UPL-02] nothing at all, and what is too short to be a PDF', async () => {
    expect(await refusal('tom.pdf', Buffer.alloc(0))).toEqual({ code: 'too-small' })
    expect(await refusal('kort.pdf', Buffer.from('%PDF-1.7'))).toEqual({ code: 'too-small' })
  })

  it.each([
    ['an ending that is not allowed', 'program.exe', () => aPdf()],
    ['no ending', 'rapport', () => aPdf()],
    ['a picture that says it is a document', 'bilde.pdf', () => aPicture('png', 400, 400)],
    ['a document that says it is a picture', 'rapport.png', () => aPdf()],
    ['one kind of picture with the name of another', 'bilde.png', () => aPicture('jpeg')],
    ['a page for a browser', 'side.pdf', async () => Buffer.from(`<html>${' '.repeat(200)}</html>`)],
    ['a picture that is a document as well', 'bilde.png', async () => hidden(await aPicture('png'), '%PDF-1.7\n')],
    ['a picture that is an archive as well', 'bilde.jpg', async () => followed(await aPicture('jpeg'), 'PK\x05\x06')],
    ['a JPEG with a script behind its end', 'kai.jpg', async () => followed(await aPicture('jpeg'), script)],
    ['and padding before it', 'kai.jpg', async () => followed(await aPicture('jpeg'), `${'\0'.repeat(99)}${script}`)],
    ['a PNG with a script behind its end', 'merke.png', async () => followed(await aPicture('png'), script)],
    ['a PDF with a script behind its end', 'rapport.pdf', async () => followed(await aPdf(), script)],
    ['a PDF with a page behind its end', 'rapport.pdf', async () => followed(await aPdf(), '<!DOCTYPE HTML><p>')],
  ])('[UPL-08] %s', async (_, filename, content) => {
    expect(await refusal(filename, await content())).toMatchObject({ code: 'wrong-type', filename })
  })

  it.each([
    ['a document that is cut short', 'unreadable', 'x.pdf', async () => (await aPdf(3)).subarray(0, 300)],
    ['a picture that is cut short', 'unreadable', 'x.png', async () => cut(await noise())],
  ])('[SEC-16] %s', async (_, verdict, filename, content) => {
    expect(await refusal(filename, await content())).toEqual({ code: 'not-readable', filename, verdict })
  })

  it('[SEC-16] a document that wants a password', async () => {
    expect(await refusal('x.pdf', await aLockedPdf())).toMatchObject({ verdict: 'encrypted' })
  })

  it.each([
    ['201 pages', 'too-many-pages', 'x.pdf', () => aPdf(201)],
    ['more pixels than a page at 600 dots', 'too-many-pixels', 'x.png', () => aPicture('png', 8_000, 8_000)],
    ['what unpacks to 250 MB', 'unpacks-too-large', 'x.pdf', aBomb],
  ])('[SEC-16] %s', { tags: 'proof' }, async (_, verdict, filename, content) => {
    const refusal = { code: 'not-readable', filename, verdict }
    expect(await take(filename, await content())).toMatchObject({ ok: false, refusal })
  })
})

const script = '<SCRIPT>fetch("/")</script>'

/** Behind the signature, where a reader of PDF still looks. */
const hidden = (picture: Buffer, head: string) =>
  Buffer.concat([picture.subarray(0, 60), Buffer.from(head), picture.subarray(60)])

const followed = (picture: Buffer, tail: string) => Buffer.concat([picture, Buffer.from(tail, 'latin1')])
const cut = (picture: Buffer) => picture.subarray(0, picture.length / 2)

const noise = () =>
  sharp(Buffer.from(Array.from({ length: 30_000 }, (_, index) => (index * 7919) % 251)), {
    raw: { width: 100, height: 100, channels: 3 },
  })
    .png()
    .toBuffer()

describe('the child that reads a file', () => {
  it('[SEC-16] [UPL-03] is ended when it takes too long, and says nothing of the file then', async () => {
    const hasty = createInspector({ milliseconds: 1, megabytes: 256 })
    const isLate = { code: 'ETIMEDOUT', message: 'The inspection was not finished' }
    await expect(hasty.clean('pdf', await aPdf())).rejects.toMatchObject(isLate)
    await expect(hasty.countPages(await aPdf())).rejects.toMatchObject(isLate)
  })

  it('[OPS-02] is not waited for longer than an inspection may take', async () => {
    const hasty = createInspector({ milliseconds: 1, megabytes: 256 })
    const content = await aPdf()
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => hasty.clean('pdf', content)))
    expect(outcomes[2]).toMatchObject({ reason: { code: 'ETIMEDOUT', message: 'No turn at the inspector' } })
  })

  it('[SEC-16] runs out of its own memory and not out of ours', { tags: 'proof' }, async () => {
    const small = createInspector({ milliseconds: 10_000, megabytes: 8 })
    expect(await small.clean('pdf', await aPdf(150))).toEqual({ verdict: 'unreadable' })
  })

  it('answers many at once, each for its own file', { tags: 'proof' }, async () => {
    const good = await aPicture('png', 400, 400)
    const half = good.subarray(0, good.length / 2)
    const answers = await Promise.all(
      [good, half, good, Buffer.from('nothing'), good].map((content) => inspector.clean('png', content)),
    )
    expect(answers.map(({ verdict }) => verdict)).toEqual([
      'readable',
      'unreadable',
      'readable',
      'unreadable',
      'readable',
    ])
  })
})
