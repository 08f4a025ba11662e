import { type Answers, getAt, setAt, validateTemplate } from '@eksport/forms'
import { everyAsked } from '@eksport/forms/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applicationDraftSchema } from '../application/draft.ts'
import { buildRequest } from '../documents/request/build-request.ts'
import { everyExample, exampleContext } from '../testing/index.ts'
import { getTemplate } from './index.ts'

/** Typed by half, pasted, imported, or left by another version: what no field of some kind takes. */
const wrongValues: readonly unknown[] = [
  'x'.repeat(1001),
  '12,',
  '31.11.2026',
  '',
  null,
  7,
  -1e300,
  true,
  {},
  { a: 1 },
  [7],
  [{ a: 1 }],
  Array.from({ length: 101 }, (_, index) => `F-${index}`),
]

/**
 * What makes it an application at all: without it there is nothing to store the rest in. Then what the server writes, and answers that
 * others are only stored with ([TPL-13], [TPL-15]).
 */
const others = [
  /^(consignor\.organisationNumber|countryOfDestination|certificateTemplate|applicationFormat)$/,
  /^sender\.submittingApplicant/,
  /(^certificateRetrieval\.office|\.isAlive|\.isUnauthorized)$/,
]
const overlap = (one: string, other: string) => `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`)

describe('[WIZ-17] a draft that is wrong somewhere', () => {
  it.each(everyExample.filter(([, size]) => size === 'fullest'))(
    'of %s is stored but for that, and only that is told at its field',
    (id, _size, answers) => {
      const template = getTemplate(id)
      const asked = everyAsked(template, { ...answers }).map(({ path }) => path)
      const right = buildRequest({ ...answers })
      const wrong = fc.record({
        path: fc.constantFrom(...asked.filter((path) => !others.some((other) => other.test(path)))),
        value: fc.constantFrom(...wrongValues),
      })
      const someWrong = fc.array(wrong, { minLength: 1, maxLength: 5 })
      fc.assert(
        fc.property(someWrong, (mistakes) => {
          const given = mistakes.reduce<Answers>((all, { path, value }) => setAt(all, path, value), { ...answers })
          const stored = buildRequest(given)
          expect(applicationDraftSchema.safeParse(stored).error).toBeUndefined()
          const isMistake = (path: string) => mistakes.some((mistake) => overlap(mistake.path, path))
          for (const path of asked.filter((one) => !isMistake(one)))
            expect(getAt(stored, path), path).toEqual(getAt(right, path))
          const found = validateTemplate(template, given, exampleContext).map(({ path }) => path)
          const stillAsked = new Set(everyAsked(template, given).map(({ path }) => path))
          // Nobody can type something that is not text; if it is stored anyway, it is only left out.
          const leftOut = mistakes.filter(({ path }) => {
            const typed = getAt(given, path)
            return (
              stillAsked.has(path) && typeof typed === 'string' && typed !== '' && getAt(stored, path) === undefined
            )
          })
          for (const { path } of leftOut)
            expect(
              found.some((issue) => overlap(issue, path)),
              path,
            ).toBe(true)
        }),
        { numRuns: 25 },
      )
    },
  )
})
