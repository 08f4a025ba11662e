import { validateSections } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { exampleOffices } from '../../testing/example-offices.ts'
import { officeZone } from '../../values/office-time/oslo.ts'
import { type CopyAnswers, copyForm } from './copy-form.ts'

// A Monday in Oslo, at nine in the morning.
const now = '2026-11-23T08:00:00Z'
const offices = new Set(['KLOEFTA', 'BERGEN'])
const good: CopyAnswers = {
  numberOfCopies: 2,
  collectionLocation: 'BERGEN',
  collectionDate: '2026-11-24',
  collectionTime: '10:00',
}

const problems = (answers: CopyAnswers) =>
  validateSections(copyForm, answers, {
    now,
    timeZone: officeZone,
    codes: { 'certificate-offices': offices },
    given: { offices: exampleOffices },
  }).map(({ path, code }) => `${path} ${code}`)

describe('an order of confirmed copies', () => {
  it.each([
    ['what is whole', {}, []],
    ['nine copies', { numberOfCopies: 9 }, []],
    ['no number', { numberOfCopies: undefined }, ['numberOfCopies tooFewCopies']],
    ['no copy', { numberOfCopies: 0 }, ['numberOfCopies tooFewCopies']],
    ['ten copies', { numberOfCopies: 10 }, ['numberOfCopies tooManyCopies']],
    ['no office', { collectionLocation: undefined }, ['collectionLocation officeRequired']],
    ['an office that is none', { collectionLocation: 'X' }, ['collectionLocation officeInvalid']],
    ['yesterday', { collectionDate: '2026-11-20' }, ['collectionDate pickupDatePast']],
    ['a Saturday', { collectionDate: '2026-11-28' }, ['collectionDate pickupDateClosed']],
    ['no time', { collectionTime: undefined }, ['collectionTime pickupTimeRequired']],
    ['half an hour ahead', { collectionDate: '2026-11-23', collectionTime: '09:30' }, ['collectionTime pickupTooSoon']],
    ['the evening', { collectionTime: '19:00' }, ['collectionTime pickupOfficeClosed']],
  ] satisfies [string, CopyAnswers, string[]][])('[CPY-01] [PIK-08] %s', (_, change, expected) => {
    expect(problems({ ...good, ...change })).toEqual(expected)
  })
})
