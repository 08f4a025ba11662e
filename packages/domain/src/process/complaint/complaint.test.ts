import { describe, expect, it } from 'vitest'
import type { NamedDay } from '../../values/office-time/office-policy.ts'
import {
  type ComplaintDecision,
  type ComplaintState,
  complaintDeadline,
  complaintDecisions,
  complaintStates,
  decisionsIn,
  isComplaintDecision,
  isLate,
  stateAfter,
} from './complaint.ts'
import { complaintLetterOf } from './complaint-letter.ts'

const name = { nb: 'Fridag', nn: 'Fridag', en: 'Day off' }
const holidays: NamedDay[] = [
  { code: 'CHRISTMAS', name, on: { from: '12-25', to: '12-26' } },
  { code: 'EASTER_MONDAY', name, on: { easter: 1 } },
]

describe('a complaint', () => {
  const after: Readonly<Record<ComplaintState, Partial<Record<ComplaintDecision, ComplaintState>>>> = {
    RECEIVED: { reverse: 'REVERSED', change: 'CHANGED', 'send-on': 'SENT_ON', dismiss: 'DISMISSED' },
    REVERSED: {},
    CHANGED: { 'send-on': 'SENT_ON' },
    SENT_ON: {},
    DISMISSED: {},
  }
  it.each(complaintStates.flatMap((state) => complaintDecisions.map((decision) => [state, decision] as const)))(
    '[ADM-08] %s: %s',
    (state, decision) => {
      expect(stateAfter(state, decision)).toBe(after[state][decision])
      expect(decisionsIn(state).includes(decision)).toBe(after[state][decision] !== undefined)
    },
  )

  it.each([
    ['2026-11-03T10:00:00+01:00', '2026-11-24'],
    // At night it is already the next day in Norway.
    ['2026-11-03T23:30:00Z', '2026-11-25'],
    // A Saturday, then a Sunday: the Monday after.
    ['2026-11-07T10:00:00+01:00', '2026-11-30'],
    // The first of two holidays, and a weekend after them.
    ['2026-12-04T10:00:00+01:00', '2026-12-28'],
    ['2026-03-16T10:00:00+01:00', '2026-04-07'],
  ])('[ADM-08] about a refusal of %s has until %s', (refused, deadline) => {
    expect(complaintDeadline(refused, holidays)).toBe(deadline)
  })

  it('[ADM-08] is in time until the end of the last day in Norway', () => {
    expect(isLate('2026-11-24T23:59:00+01:00', '2026-11-24')).toBe(false)
    expect(isLate('2026-11-24T23:01:00Z', '2026-11-24')).toBe(true)
  })

  it('[ADM-08] is answered by decisions whose words its exporter reads', () => {
    expect(isComplaintDecision('reverse-refusal')).toBe(true)
    expect(isComplaintDecision('complain')).toBe(false)
  })
})

describe('the letter about a complaint', () => {
  const application = {
    referenceNumber: 4061,
    consignor: { organisationNumber: '310000043', organisationName: 'Fjordsølv Testsjømat AS' },
    certificateTemplate: '1.1.12',
    countryOfDestination: 'BR',
  }
  const lookups = { name: () => ({ nb: 'Brasil', nn: 'Brasil', en: 'Brazil' }) }
  const complaint = { nb: 'Hovedkontoret avgjør.', nn: 'Hovudkontoret avgjer.', en: 'The head office decides.' }
  const letter = (decision: ComplaintDecision, language: 'nb' | 'nn' | 'en') =>
    complaintLetterOf(application as Parameters<typeof complaintLetterOf>[0], lookups, {
      ...{ decision, language, complaint, reason: 'Første.\n\nAndre.', officer: { name: 'Kari Nordli' } },
      ...{ filed: '2026-11-20T14:05:00+01:00', at: '2026-11-28T10:00:00+01:00' },
    })

  it.each(complaintDecisions.flatMap((one) => (['nb', 'nn', 'en'] as const).map((locale) => [one, locale] as const)))(
    '[ADM-08] of %s in %s says which complaint, why, on what basis and what follows',
    (decision, locale) => {
      const { lead, sections, signed } = letter(decision, locale)
      expect(lead).toContain('#004061')
      expect(lead).toMatch(/20\.? [Nn]ovember 2026/)
      expect(JSON.stringify({ lead, sections })).not.toMatch(/[{}]\w+}/)
      expect(sections.map(({ paragraphs }) => paragraphs.length)).toEqual([2, 1, decision === 'change' ? 2 : 1])
      expect(sections[1]?.paragraphs[0]).toContain('33')
      expect(signed).toContain('Kari Nordli')
    },
  )

  it('[ADM-08] names the appeal body by the text in force where it goes there', () => {
    expect(letter('send-on', 'en').sections[2]?.paragraphs).toEqual([complaint.en])
  })
})
