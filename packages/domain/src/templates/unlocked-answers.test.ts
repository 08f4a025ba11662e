import { type Answers, getAt, setAt } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import type { Pin } from '../application/clarification.ts'
import type { FormAnswers } from '../application/own-answers.ts'
import { applicationEntries } from '../facts/application-entries.ts'
import { lineEntries } from '../facts/line-entries.ts'
import { anApplication, aProductLine } from '../testing/an-application.ts'
import { everyExample } from '../testing/every-fixture.ts'
import { exampleContext } from '../testing/example-context.ts'
import { lockedChanges, type SentAnswers, unlockedAnswers } from './unlocked-answers.ts'

const only = (...pins: Pin[]) => ({ pins, unlocksAll: false })
const changed = (answers: SentAnswers, path: string, value: unknown) =>
  setAt({ ...answers }, path, value) as unknown as FormAnswers // one answer differs
const refusedAt = (unlocking: ReturnType<typeof only>, before: SentAnswers, after: SentAnswers) =>
  lockedChanges(unlocking, before, after, exampleContext).map(({ path }) => path)

const sent = anApplication({
  productLines: [aProductLine(), aProductLine({ id: 'vl-b', netWeight: 5 })],
})
const weight = changed(sent, 'productLines.1.netWeight', 6)

/** Paths of texts and numbers that can be changed by themselves. */
const simple = (answers: Answers, entries: typeof applicationEntries) =>
  entries.flatMap(({ id, facts }) =>
    facts.flatMap(({ path, fact }) => {
      const value = getAt(answers, path)
      return fact.format.as === 'text' && typeof value === 'string' ? [{ id, path, other: `${value} B` }] : []
    }),
  )

describe.each(everyExample.filter(([, size]) => size === 'fullest'))('[ACT-08] %s', (_id, _size, answers) => {
  const own = simple({ ...answers }, applicationEntries).filter(({ path }) => !path.startsWith('consignor.organi'))
  const lines = (answers.productLines ?? []).flatMap((line, index) =>
    simple({ ...line }, lineEntries).map((each) => ({
      ...each,
      line: line.id,
      at: `productLines.${index}.${each.path}`,
    })),
  )

  it('a changed answer that nobody asked about is refused at its field, and taken where it is pinned', () => {
    expect(own.length).toBeGreaterThan(3)
    for (const { id, path, other } of own) {
      const after = changed(answers, path, other)
      expect([path, ...refusedAt(only(), answers, after)]).toEqual([path, path])
      expect([path, ...refusedAt(only({ fact: id }), answers, after)]).toEqual([path])
    }
    for (const { id, line, at, other } of lines) {
      const after = changed(answers, at, other)
      expect(refusedAt(only(), answers, after)).toEqual([at])
      expect(refusedAt(only({ line, fact: id }), answers, after)).toEqual([])
      expect(refusedAt(only({ line }), answers, after)).toEqual([])
    }
  })

  it('what was sent may be sent again', () => {
    expect(refusedAt(only(), answers, answers)).toEqual([])
  })
})

it('[ACT-08] a pin on one line opens no other', () => {
  expect(refusedAt(only({ line: 'vl-013', fact: 'netWeight' }), sent, weight)).toEqual(['productLines.1.netWeight'])
  expect(refusedAt(only({ line: 'vl-b', fact: 'netWeight' }), sent, weight)).toEqual([])
})

it('[ACT-08] what a change of an opened answer empties is open with it: another period asks for the producer again', () => {
  const [line] = sent.productLines ?? []
  if (line === undefined) throw new Error('No line')
  const period = { line: line.id, fact: 'productionPeriod' }
  const { isUnlocked } = unlockedAnswers(only(period), sent, exampleContext)
  expect(isUnlocked('productionEstablishment.approvalNumber', line.id)).toBe(true)
  expect(isUnlocked('netWeight', line.id)).toBe(false)
})

it('[ACT-08] lines come and go only where all of them are asked about; a pinned line may go', () => {
  const [first, second] = sent.productLines ?? []
  const fewer = { ...sent, productLines: first ? [first] : [] }
  const more = { ...sent, productLines: [...(sent.productLines ?? []), aProductLine({ id: 'vl-c' })] }
  expect(refusedAt(only(), sent, fewer)).toEqual(['productLines'])
  expect(refusedAt(only({ line: second?.id ?? '' }), sent, fewer)).toEqual([])
  expect(refusedAt(only(), sent, more)).toEqual(['productLines.2'])
  expect(refusedAt(only({ fact: 'productLines' }), sent, more)).toEqual([])
  expect(refusedAt(only({ fact: 'productLines' }), sent, fewer)).toEqual([])
})

it('[ACT-08] another country or template is another application', () => {
  expect(refusedAt(only(), sent, changed(sent, 'countryOfDestination', 'BR'))).toEqual(['countryOfDestination'])
})

it('[ACT-08] what an opened answer makes asked is open with it', () => {
  const bySea = changed(sent, 'transport.meansOfTransport', 'SHIP')
  const named = changed(bySea, 'transport.vessel', { name: 'MV Prøve' })
  expect(refusedAt(only({ fact: 'transport.meansOfTransport' }), sent, named)).toEqual([])
  expect(refusedAt(only(), sent, named)).toEqual(['transport.meansOfTransport'])
})

it('[ACT-08] a day that has passed since is open, for nobody could send it', () => {
  const path = 'control.dispatchDate'
  const later = '2027-03-01T12:00:00+01:00'
  expect(unlockedAnswers(only(), sent, exampleContext).isUnlocked(path)).toBe(false)
  expect(unlockedAnswers(only(), sent, { ...exampleContext, now: later }).isUnlocked(path)).toBe(true)
})

it('[ACT-08] everything may be opened', () => {
  expect(lockedChanges({ pins: [], unlocksAll: true }, sent, weight, exampleContext)).toEqual([])
})
