import { describe, expect, it } from 'vitest'
import type { Unlocking } from '../../application/clarification.ts'
import { isElectronic } from '../../facts/issue/paper-out.ts'
import { aStatusSubject, aTransitionContext } from '../../testing/index.ts'
import { eventChecks } from './checks.ts'
import { type GuardName, guards, needsSigning } from './guards.ts'
import { refusalOfCode } from './transition.ts'
import type { Standing, StatusSubject } from './transition-context.ts'

/** `true` and `false` with what makes the condition so: the application, then what is known besides it. */
type Case = readonly [boolean, Partial<StatusSubject>, Partial<Standing>?]

const subjectOf = (application: Partial<StatusSubject>, standing: Partial<Standing> = {}) => ({
  application: aStatusSubject(application),
  actor: { role: 'B', id: 'me', name: 'Meg' } as const,
  standing: aTransitionContext({ veterinarianRequirement: 'POSSIBLE', ...standing }),
})

const paper = { certificateFormats: ['PAPER' as const, 'E_CERT' as const] }
const electronic = { certificateFormats: ['E_CERT' as const] }
const byMe = { caseworker: { id: 'me', name: 'Meg' } }
const asked = (unlocking: Unlocking) => ({
  clarification: { askedDateTime: '2026-11-20T13:46:00+01:00', questions: [{ messageId: 'm-1', ...unlocking }] },
})
const byAnother = { caseworker: { id: 'another', name: 'En annen' } }
const ofMats = { originalReferenceNumberFromSkjematjenesten: '26051 123456' }
const returned = { fate: 'RETURNED', recordedBy: 'me', recordedTime: '2026-11-23T10:30:00+01:00' } as const

const cases: Readonly<Record<GuardName, readonly Case[]>> = {
  neverSent: [
    [true, { revision: 1 }],
    [false, { revision: 2 }],
  ],
  reopenedDraft: [
    [false, { revision: 1 }],
    [true, { revision: 2 }],
  ],
  submissionOpen: [
    [true, {}],
    [true, {}, { submissionDisabled: false }],
    [false, {}, { submissionDisabled: true }],
  ],
  somethingUnlocked: [
    [false, {}],
    [false, asked({ pins: [], unlocksAll: false })],
    [true, asked({ pins: [], unlocksAll: true })],
    [true, asked({ pins: [{ fact: 'consignor.internalReference' }], unlocksAll: false })],
  ],
  notReserved: [
    [true, {}],
    [true, byMe],
    [false, byAnother],
  ],
  yours: [
    [true, {}],
    [true, byMe],
    [false, byAnother],
  ],
  owned: [
    [false, {}],
    [true, byMe],
    [false, byAnother],
  ],
  mayTransfer: [
    [false, {}],
    [true, byMe],
    [false, byAnother],
  ],
  anothers: [
    [false, {}],
    [false, byMe],
    [true, byAnother],
  ],
  ownerless: [
    [true, {}],
    [false, byMe],
    [false, byAnother],
  ],
  withdrawOpen: [
    [false, {}],
    [false, {}, { withdrawSubmitted: false }],
    [true, {}, { withdrawSubmitted: true }],
    [false, byMe, { withdrawSubmitted: true }],
  ],
  paper: [
    [true, paper],
    [false, electronic],
  ],
  noPaper: [
    [false, paper],
    [true, electronic],
  ],
  electronicDelivered: [
    [false, electronic],
    [false, electronic, { certificateDelivered: false }],
    [true, electronic, { certificateDelivered: true }],
  ],
  somethingToCopy: [
    [true, { applicationStatus: 'GODKJENT' }],
    [true, { applicationStatus: 'KANSELLERING_BEHANDLES' }],
    [false, { applicationStatus: 'KANSELLERT' }],
    [true, { applicationStatus: 'KANSELLERT' }, { certificateMade: true }],
    [true, { applicationStatus: 'ERSTATTET' }, { certificateMade: true }],
  ],
  printUnanswered: [
    [true, {}],
    [false, { printConfirmedDateTime: '2026-11-23T10:30:00+01:00' }],
  ],
  printConfirmed: [
    [false, {}],
    [true, { printConfirmedDateTime: '2026-11-23T10:30:00+01:00' }],
  ],
  wasPrinted: [
    [false, {}],
    [true, { paperSerial: 'NO 0148201' }],
  ],
  hasPickup: [
    [false, {}, { pickup: 'NONE' }],
    [true, {}, { pickup: 'OFFICE_GONE' }],
    [true, {}, { pickup: 'MOVABLE' }],
  ],
  officeHandsOut: [
    [false, {}, { pickup: 'OFFICE_GONE' }],
    [true, {}, { pickup: 'TOO_NEAR' }],
  ],
  answeredInForm: [
    [true, { applicationFormat: 'STANDARD' }],
    [false, { applicationFormat: 'PDF' }],
  ],
  pickupAhead: [
    [false, {}, { pickup: 'TOO_NEAR' }],
    [true, {}, { pickup: 'MOVABLE' }],
  ],
  notCollected: [
    [true, {}],
    [false, { collectedTime: '2026-11-23T10:30:00+01:00' }],
    [true, { electronicallyRetrievedTime: '2026-11-23T10:30:00+01:00' }],
  ],
  electronic: [
    [true, electronic],
    [true, paper],
    [false, { certificateFormats: ['PAPER'] }],
  ],
  notRetrieved: [
    [true, {}],
    [true, { collectedTime: '2026-11-23T10:30:00+01:00' }],
    [false, { electronicallyRetrievedTime: '2026-11-23T10:30:00+01:00' }],
  ],
  notReplaced: [
    [true, {}],
    [true, { replacedByApplicationReferences: [] }],
    [false, { replacedByApplicationReferences: [4002] }],
  ],
  noLiveReplacement: [
    [true, {}],
    [true, {}, { hasLiveReplacement: false }],
    [false, {}, { hasLiveReplacement: true }],
  ],
  paperAccountedFor: [
    [false, paper],
    [true, { ...paper, paperFate: returned }],
    [true, electronic],
  ],
  paperOutstanding: [
    [true, paper],
    [false, { ...paper, paperFate: returned }],
    [false, electronic],
  ],
  replacesMats: [
    [false, {}],
    [true, ofMats],
  ],
  matsPaperOutstanding: [
    [true, ofMats],
    [true, { ...ofMats, originalPaper: { state: 'RETURN_AGREED', recordedTime: returned.recordedTime } }],
    [false, { ...ofMats, originalPaper: { state: 'LOST', recordedTime: returned.recordedTime } }],
  ],
  paperInUse: [
    [true, paper],
    [true, { ...electronic, paperFate: returned }],
    [false, { ...paper, paperFate: returned }],
  ],
  paperGone: [
    [false, paper],
    [false, { ...electronic, paperFate: returned }],
    [true, { ...paper, paperFate: returned }],
  ],
  untouchedLongEnough: [
    [false, {}],
    [false, {}, { untouchedDays: 89 }],
    [true, {}, { untouchedDays: 90 }],
    [false, { originalApplicationReference: 1 }, { untouchedDays: 29 }],
    [true, { originalApplicationReference: 1 }, { untouchedDays: 30 }],
  ],
}

describe('[STA-01] each guard, on both sides', () => {
  const rows = Object.entries(cases).flatMap(
    ([name, list]) =>
      list.map(([expected, application, standing]) => ({ name: name as GuardName, expected, application, standing })), // the table's own key
  )
  it.each(rows)('$name is $expected', ({ name, expected, application, standing }) => {
    expect(guards[name].holds(subjectOf(application, standing))).toBe(expected)
  })
})

it('[STA-01] every refusal of a guard or a check says something of its own in three languages', () => {
  const refusals = [...Object.values(guards), ...Object.values(eventChecks)].map(({ refusal }) => refusal)
  for (const refusal of refusals) {
    expect(Object.keys(refusal)).toEqual(['nb', 'nn', 'en'])
    for (const text of Object.values(refusal)) expect(text).toMatch(/^\p{Lu}.+ .+/u)
  }
  for (const locale of ['nb', 'nn', 'en'] as const)
    expect(new Set(refusals.map((refusal) => refusal[locale])).size).toBe(refusals.length)
})

it('[ACT-04] a refusal that has travelled is said by its code', () => {
  expect(refusalOfCode('NOT_YOURS')).toBe(guards.yours.refusal)
  expect(refusalOfCode('noCritical')).toBe(eventChecks.noCritical.refusal)
  expect(refusalOfCode('missing-reason')?.en).toBe('A reason must be given.')
  expect(refusalOfCode('not-possible')?.nn).toContain('ikkje mogleg')
  expect(refusalOfCode('yours')).toBeUndefined()
  expect(refusalOfCode('STALE_VERSION')).toBeUndefined()
  expect(refusalOfCode(undefined)).toBeUndefined()
})

it('[STA-01] a PDF certificate, a veterinarian, and what is on no paper need a signer', () => {
  expect(needsSigning(subjectOf(paper))).toBe(false)
  expect(needsSigning(subjectOf(paper, { veterinarianRequirement: 'REQUIRED' }))).toBe(true)
  expect(needsSigning(subjectOf(paper, { veterinarianRequirement: 'NONE' }))).toBe(false)
  expect(needsSigning(subjectOf(electronic, { veterinarianRequirement: 'NONE' }))).toBe(true)
  expect(needsSigning(subjectOf({ certificateFormats: ['PAPER', 'PDF'] }))).toBe(true)
})

it('[STA-05] anything beside paper is electronic', () => {
  expect(isElectronic(aStatusSubject(paper))).toBe(true)
  expect(isElectronic(aStatusSubject({ certificateFormats: ['PDF'] }))).toBe(true)
  expect(isElectronic(aStatusSubject({ certificateFormats: ['PAPER'] }))).toBe(false)
  expect(isElectronic(aStatusSubject({ certificateFormats: [] }))).toBe(false)
})
