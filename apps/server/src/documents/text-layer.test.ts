import { afterAll, describe, expect, it } from 'vitest'
import { createRenderer } from './index.ts'
import { issuedSample } from './testing/issued-sample.ts'
import { expectRoundTrips, fullest } from './testing/round-trip.ts'
import { textLayerOf } from './testing/text-layer.ts'

const documents = createRenderer({ milliseconds: 300_000 })
afterAll(() => documents.close())

describe('[CRT-17] what a program reads in a certificate', () => {
  it('begins with the first box and comes to the others in their order', async () => {
    const { pdf } = await documents.keep(issuedSample(4010), new Date('2026-11-22T09:51:00+01:00'))
    const [first = ''] = await textLayerOf(pdf)
    const numbers = [...first.matchAll(/^\s*I\.(\d+)\s/gm)].map(([, number]) => Number(number))
    expect(numbers).toEqual(Array.from({ length: 27 }, (_, index) => index + 1))
  })

  it.each(fullest)(
    '%s: every answer letter for letter, in its message and on the page too, in a hundred random applications',
    { tags: 'proof' },
    (_, application) => expectRoundTrips(documents, application, 100),
  )
})

it('[STA-08] [ADM-07] a letter with characters that are in no font is drawn, and shows that something stood there', async () => {
  const words = { authority: 'M', about: [], to: ['N'], title: 'Avslag', lead: 'L', signed: [], made: '', page: '{n}' }
  const sections = [{ heading: 'Begrunnelse', paragraphs: ['Fisk 🐟 og 한 av 中文'] }]
  const letter = { kind: 'letter', language: 'nb', ...words, sections } as const
  const { pdf } = await documents.keep(letter, new Date('2026-11-22T09:51:00+01:00'))
  const [page = ''] = await textLayerOf(pdf)
  expect(page).toContain('Fisk \ufffd og \ufffd av 中文')
})
