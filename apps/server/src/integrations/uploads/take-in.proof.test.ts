import { describe, expect, it } from 'vitest'
import { aBomb, aPdf, aPicture } from '../../testing/sample-files.ts'
import { createInspector } from './inspector.ts'
import { takeIn } from './take-in.ts'

const inspector = createInspector()
const take = (filename: string, content: Buffer) => takeIn(inspector, { filename, content })

describe('what stands behind the end of a file', () => {
  it.each([
    ['padding of a JPEG', 'kai.jpg', async () => Buffer.concat([await aPicture('jpeg'), Buffer.alloc(64)])],
    ['padding of a PNG', 'merke.png', async () => Buffer.concat([await aPicture('png'), Buffer.alloc(2)])],
  ])('[UPL-08] is taken in with it where it does no harm: %s', async (_, filename, content) => {
    expect(await take(filename, await content())).toMatchObject({ ok: true })
  })
})

describe('what is refused', () => {
  it.each([
    ['201 pages', 'too-many-pages', 'x.pdf', () => aPdf(201)],
    ['more pixels than a page at 600 dots', 'too-many-pixels', 'x.png', () => aPicture('png', 8_000, 8_000)],
    ['what unpacks to 250 MB', 'unpacks-too-large', 'x.pdf', aBomb],
  ])('[SEC-16] %s', async (_, verdict, filename, content) => {
    const refusal = { code: 'not-readable', filename, verdict }
    expect(await take(filename, await content())).toMatchObject({ ok: false, refusal })
  })
})

describe('the child that reads a file', () => {
  it('[SEC-16] runs out of its own memory and not out of ours', async () => {
    const small = createInspector({ milliseconds: 10_000, megabytes: 8 })
    expect(await small.clean('pdf', await aPdf(150))).toEqual({ verdict: 'unreadable' })
  })

  it('answers many at once, each for its own file', async () => {
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
