import { locales } from '@eksport/forms'
import { expect, it } from 'vitest'
import { describeOfficerAction } from './describe-officer-action.ts'
import { officerActionDescriptions } from './officer-actions.ts'
import { isPaperAwaited } from './paper-awaited.ts'
import { statusLabel } from './status-label.ts'

const awaited = { applicationStatus: 'KANSELLERING_BEHANDLES', replacedByApplicationReferences: [4002] } as const
const others = [
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
  for (const other of others) expect(statusLabel(other, 'nb')).toBeUndefined()
})

it.each(locales)('[ACT-12] the act that records its paper speaks in %s of no cancellation', (locale) => {
  const { label, title, explanation, done } = describeOfficerAction('grant-cancellation', awaited)
  const words = [label, title, explanation, done].map((text) => text?.[locale])
  expect(words).toHaveLength(4)
  expect(words.join(' ')).not.toMatch(/[Kk]ansell|[Cc]ancel|undefined/)
  for (const other of others)
    expect(describeOfficerAction('grant-cancellation', other)).toBe(officerActionDescriptions['grant-cancellation'])
  expect(describeOfficerAction('annul', awaited)).toBe(officerActionDescriptions.annul)
})
