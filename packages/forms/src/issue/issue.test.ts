import { expect, it } from 'vitest'
import { commonIssueTexts } from './common-issue-texts.ts'
import { issueText } from './issue.ts'

it.each([
  ['nb', 'Datoen kan ikke være før 20.11.2026.'],
  ['nn', 'Datoen kan ikkje vere før 20.11.2026.'],
  ['en', 'The date cannot be before 20.11.2026.'],
  ['en-US', 'The date cannot be before 11/20/2026.'],
])('[LIB-03] a day in an issue is written as its reader in %s does', (locale, words) => {
  expect(issueText({ code: 'tooEarly', params: { date: '2026-11-20' } }, locale, commonIssueTexts)).toBe(words)
})

it('[LIB-03] a day that no calendar has is said as one, and what is none stays as it was typed', () => {
  const say = (date: string) => issueText({ code: 'noSuchDate', params: { date } }, 'nb', commonIssueTexts)
  expect(say('2027-02-31')).toBe('Datoen 31.02.2027 finnes ikke.')
  expect(say('31/2/27')).toBe('Datoen 31/2/27 finnes ikke.')
})
