import { locales } from '@eksport/forms'
import { expect, it } from 'vitest'
import { describeOfficerAction } from './describe-officer-action.ts'
import { officerActionDescriptions } from './officer-actions.ts'
import { awaitsOriginalMeaning, isPaperAwaited, statusLabel } from './status-label.ts'

it('[STA-05] of a replacement whose original is still in use its exporter reads in every language that it is not handed out', () => {
  expect(locales.map((locale) => awaitsOriginalMeaning({ awaitsOriginal: true }, locale))).toEqual([
    'Kan ikke utleveres ennå',
    'Kan ikkje utleverast enno',
    'Cannot be handed out yet',
  ])
  expect([{ awaitsOriginal: false }, {}].map((one) => awaitsOriginalMeaning(one, 'nb'))).toEqual([undefined, undefined])
})

const awaited = { applicationStatus: 'KANSELLERING_BEHANDLES', replacedByApplicationReferences: [4002] } as const
const withoutPaper = [
  { applicationStatus: 'KANSELLERING_BEHANDLES' },
  { applicationStatus: 'KANSELLERING_BEHANDLES', replacedByApplicationReferences: [] },
  { applicationStatus: 'ERSTATTET', replacedByApplicationReferences: [4002] },
] as const

it('[ACT-12] a replaced certificate whose paper is awaited reads so in every language, and nothing else does', () => {
  expect(isPaperAwaited(awaited)).toBe(true)
  expect(locales.map((locale) => statusLabel(awaited, locale))).toEqual([
    'ERSTATTET, VENTER PÅ PAPIRET',
    'Erstatta, ventar på papiret',
    'Replaced, paper awaited',
  ])
  for (const other of withoutPaper) expect(statusLabel(other, 'nb')).toBeUndefined()
})

it('[CW-10] a case whose approval waits reads so in every language, whatever has come back before', () => {
  const waiting = { applicationStatus: 'UNDER_VURDERING', setback: 'SIGNING_REJECTED', isBeingApproved: true } as const
  expect(locales.map((locale) => statusLabel(waiting, locale))).toEqual([
    'GODKJENNES',
    'Blir godkjend',
    'Being approved',
  ])
})

it.each(locales)('[ACT-12] the act that records its paper speaks in %s of no cancellation', (locale) => {
  const { label, title, explanation, done } = describeOfficerAction('grant-cancellation', awaited)
  const words = [label, title, explanation, done].map((text) => text?.[locale])
  expect(words).toHaveLength(4)
  expect(words.join(' ')).not.toMatch(/[Kk]ansell|[Cc]ancel|undefined/)
  for (const other of withoutPaper)
    expect(describeOfficerAction('grant-cancellation', other)).toBe(officerActionDescriptions['grant-cancellation'])
  expect(describeOfficerAction('annul', awaited)).toBe(officerActionDescriptions.annul)
})

const reopened = { applicationStatus: 'UNDER_REGISTRERING', revision: 2 } as const
const others = [
  { applicationStatus: 'UNDER_REGISTRERING' },
  { applicationStatus: 'UNDER_REGISTRERING', revision: 1 },
  { applicationStatus: 'UNDER_VURDERING', revision: 2 },
] as const

it('[ACT-08] a draft that was opened to answer a question reads so in every language, and nothing else does', () => {
  expect(locales.map((locale) => statusLabel(reopened, locale))).toEqual([
    'SVAR UNDER REGISTRERING',
    'Svar under registrering',
    'Answer in draft',
  ])
  for (const other of others) expect(statusLabel(other, 'nb')).toBeUndefined()
})
