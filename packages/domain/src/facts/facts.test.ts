import { expect, it } from 'vitest'
import { anApplication } from '../testing/an-application.ts'
import { facts, factText } from './facts.ts'
import { summaryWords } from './summary-words.ts'
import { onScreen } from './write-fact.ts'

const written = (name?: string) =>
  factText(
    'consignor.organisationNumber',
    anApplication({ consignor: { organisationNumber: '310000043', organisationName: 'Midnattsol Testlaks AS' } }),
    onScreen({ label: (_list, code) => name ?? code }, 'nb'),
  )

it('[DET-09] an organisation number stands in threes that no line parts, before the name where a list knows it', () => {
  expect(written()).toBe('310\u00a0000\u00a0043')
  expect(written('Midnattsol Testlaks AS')).toBe('310\u00a0000\u00a0043 Midnattsol Testlaks AS')
})

const words = summaryWords(facts, onScreen({ label: (_list: string, code: string) => code }, 'nb'))

it.each([
  ['sender.contactPerson.firstName', 'Marte', undefined],
  ['sender.contactPerson.lastName', 'Haugen', ' '],
  ['control.dispatchDate', '2026-11-27', undefined],
  ['control.dispatchTime', '12:00', ' '],
  ['control.location.postalCode', '2060', undefined],
  ['control.location.city', 'Gardermoen', ' '],
])('[EXP-07] says whether %s is one with the answer before it', (path, value, joint) => {
  expect(words(path, value, undefined)?.joint).toBe(joint)
})
