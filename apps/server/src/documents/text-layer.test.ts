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
