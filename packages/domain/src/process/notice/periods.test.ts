import { expect, it } from 'vitest'
import { lastPassed, lastQuestionReminder } from './periods.ts'

const asked = new Date('2026-11-20T12:00:00Z')

it.each([
  ['2026-11-21T11:59:59Z', undefined],
  ['2026-11-21T12:00:00Z', '2026-11-21T12:00:00.000Z'],
  ['2026-11-23T11:59:59Z', '2026-11-21T12:00:00.000Z'],
  // A server that stood still for a week reminds once.
  ['2026-12-01T12:00:00Z', '2026-11-23T12:00:00.000Z'],
])('[ACT-14] at %s the reminder of %s is due', (now, due) => {
  expect(lastPassed(asked, [24, 72], new Date(now))?.toISOString()).toBe(due)
})

const periods = { clarificationReminderHours: [24, 72], clarificationDeadlineReminderHours: [4] }

it.each([
  ['nothing before the first', '2026-11-22T12:00:00Z', '2026-11-20T20:00:00Z', undefined],
  ['four hours before the deadline', '2026-11-22T12:00:00Z', '2026-11-22T08:00:00Z', '2026-11-22T08:00:00.000Z'],
  ['the day after until then', '2026-11-22T12:00:00Z', '2026-11-22T07:59:59Z', '2026-11-21T12:00:00.000Z'],
  ['what comes after the deadline too', '2026-11-22T12:00:00Z', '2026-11-23T12:00:00Z', '2026-11-23T12:00:00.000Z'],
  [
    'a deadline before the first day is over',
    '2026-11-20T22:00:00Z',
    '2026-11-20T18:00:00Z',
    '2026-11-20T18:00:00.000Z',
  ],
  ['not what was over when it was asked', '2026-11-20T15:00:00Z', '2026-11-20T14:00:00Z', undefined],
  ['nor what was over then, later', '2026-11-19T15:00:00Z', '2026-11-21T13:00:00Z', '2026-11-21T12:00:00.000Z'],
  ['a case without a deadline', undefined, '2026-11-25T12:00:00Z', '2026-11-23T12:00:00.000Z'],
])('[ACT-14] a question is reminded of: %s', (_, deadline, now, due) => {
  const question = { askedAt: asked, deadline: deadline === undefined ? undefined : new Date(deadline) }
  expect(lastQuestionReminder(question, periods, new Date(now))?.toISOString()).toBe(due)
})
