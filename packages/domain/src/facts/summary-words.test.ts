import { expect, it } from 'vitest'
import { facts } from './facts.ts'
import { summaryWords } from './summary-words.ts'
import { onScreen } from './write-fact.ts'

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
