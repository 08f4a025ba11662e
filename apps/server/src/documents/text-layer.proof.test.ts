import { afterAll, describe, it } from 'vitest'
import { createRenderer } from './index.ts'
import { expectRoundTrips, fullest } from './testing/round-trip.ts'

const documents = createRenderer({ milliseconds: 300_000 })
afterAll(() => documents.close())

describe('[CRT-17] what a program reads in a certificate', () => {
  it.each(fullest)(
    '%s: every answer letter for letter, in its message and on the page too, in a hundred random applications',
    (_, application) => expectRoundTrips(documents, application, 100),
  )
})
