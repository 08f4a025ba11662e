import { expect, it } from 'vitest'
import { mailQuestion } from './mail-banner.ts'

it.each([
  [null, null, 'give'],
  ['a@b.no', '2026-08-21T12:00:00Z', 'nothing'],
  ['a@b.no', '2026-08-20T12:00:00Z', 'confirm'],
  ['a@b.no', '2025-12-01T12:00:00Z', 'confirm'],
] as const)('[LST-16] of %s, updated %s, the list asks: %s', (mail, lastUpdated, question) => {
  expect(mailQuestion({ mail, lastUpdated }, '2026-11-20T12:00:00Z')).toBe(question)
})
