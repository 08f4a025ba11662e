import { groupBy } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { officePolicy } from '../../testing/example-offices.ts'
import { type CaseOfDay, countDay } from './daily-totals.ts'
import type { CaseStep } from './handled-case.ts'
import { beginOfWeeks, keysAsked, mondayOf, type Statistics, statisticsOf } from './statistics.ts'
import { addUpWeek, endOfStep, stepOf } from './weekly-totals.ts'

// Open 08:00–15:45; 20 November 2026 is a Friday.
const at = (day: string, time: string) => `2026-11-${day}T${time}:00+01:00`
const step = (event: string, to: CaseStep['to'], time: string, reason?: string): CaseStep => ({
  event,
  to,
  time,
  ...(reason && { reason }),
})
const place = { office: 'BERGEN', template: '1.1.100', country: 'CN' }
const aCase = (...history: CaseStep[]): CaseOfDay => ({ ...place, history })
const counting = (day: string) => ({
  isWithin: (moment: string) => moment.startsWith(`2026-11-${day}`),
  policy: () => officePolicy('BERGEN'),
})
const none = { spoiltSheets: [], refusedDeliveries: [] }
const countOf = (day: string, ...cases: CaseOfDay[]) => countDay({ cases, ...none }, counting(day))[0]

const sent = step('send', 'INNSENDT', at('19', '09:00'), 'WEIGHT_UNLIKELY')

describe('[ADM-09] each event counts on the day on which it happened', () => {
  const onPaper = aCase(
    sent,
    step('deadline-passed', 'INNSENDT', at('19', '10:00')),
    step('approve', 'GODKJENT', at('19', '10:30')),
    step('print', 'SKREVET_UT', at('20', '08:10')),
    step('issue', 'UTSTEDT', at('20', '08:30')),
  )

  it.each([
    ['18', { minutes: [], paperMinutes: [], overdue: 0, reasons: {} }],
    ['19', { minutes: [90], paperMinutes: [], overdue: 1, reasons: { WEIGHT_UNLIKELY: 1 } }],
    // 90, from 10:30 to 15:45, and 30.
    ['20', { minutes: [], paperMinutes: [435], overdue: 0, reasons: {} }],
  ])('of 2026-11-%s', (day, totals) => {
    expect(countOf(day, onPaper)).toMatchObject({ ...place, ...totals, byMachine: 0 })
  })

  it('a refusal is a decision, and a paper that follows a complaint about it is of no first approval', () => {
    const refused = aCase(
      sent,
      step('request-clarification', 'AVKLARING_INNSENDER', at('19', '09:10')),
      step('resend', 'INNSENDT', at('19', '12:00')),
      step('refuse', 'AVSLAG', at('19', '12:05')),
      step('approve', 'GODKJENT', at('20', '09:00')),
      step('print', 'SKREVET_UT', at('20', '09:10')),
      step('issue', 'UTSTEDT', at('20', '09:20')),
    )
    expect(countOf('19', refused)).toMatchObject({ minutes: [15], refused: 1, asked: 1 })
    expect(countOf('20', refused)).toMatchObject({ minutes: [], refused: 0, paperMinutes: [] })
  })

  it('sheets and messages stand where they belong, also without a case', () => {
    const nowhere = { office: 'BERGEN', template: '', country: '' }
    const totals = countDay(
      { cases: [], spoiltSheets: [{ ...nowhere, count: 3 }], refusedDeliveries: [{ ...place, count: 2 }] },
      counting('19'),
    )
    expect(totals).toEqual([
      expect.objectContaining({ ...nowhere, spoiltSheets: 3, refusedDeliveries: 0 }),
      expect.objectContaining({ ...place, spoiltSheets: 0, refusedDeliveries: 2 }),
    ])
  })
})

describe('[ADM-09] figures of counted days', () => {
  const totals = (minutes: number[], change: object = {}) => ({
    ...place,
    minutes,
    byMachine: 0,
    refused: 0,
    asked: 0,
    reasons: {},
    paperMinutes: [],
    overdue: 0,
    spoiltSheets: 0,
    refusedDeliveries: 0,
    ...change,
  })
  const days = [
    { day: '2026-11-15', totals: [totals([10, 20], { reasons: { A: 1, B: 1 } })] },
    {
      day: '2026-11-16',
      totals: [totals([30], { reasons: { B: 1 } }), totals([1, 2, 3], { office: 'STORD', byMachine: 3 })],
    },
    { day: '2026-11-17', totals: [] },
  ]

  const rows = [...groupBy(days, ({ day }) => mondayOf(day))].flatMap(([week, ofWeek]) =>
    addUpWeek(
      week,
      ofWeek.flatMap((day) => day.totals),
    ),
  )
  const counted = { first: '2026-11-15', last: '2026-11-17' }
  // As the database answers them.
  const figures = (filter: Partial<typeof place>): Omit<Statistics, 'names'> =>
    statisticsOf(
      rows.filter(
        ({ keys, ...row }) =>
          keysAsked(filter).includes(keys) &&
          Object.entries(filter).every(([name, code]) => row[name as keyof typeof place] === code),
      ),
      { from: '2026-11-09', counted, filter },
    )

  it('are of all their values together, by week, place and reason', () => {
    const { total, weeks, offices, reasons, to } = figures({})
    expect(total).toMatchObject({ decided: 6, decision: { half: 3, nineOfTen: 30 }, byMachine: 3 })
    expect(total).not.toHaveProperty('paper')
    expect(weeks.map(({ code, figures }) => [code, figures.decided])).toEqual([
      ['2026-11-09', 2],
      ['2026-11-16', 4],
    ])
    expect(offices.map(({ code, figures }) => [code, figures.decision?.half])).toEqual([
      ['BERGEN', 20],
      ['STORD', 2],
    ])
    expect(reasons).toEqual([
      { code: 'B', cases: 2 },
      { code: 'A', cases: 1 },
    ])
    expect(to).toBe('2026-11-17')
  })

  it('are those of one office where that is asked for, with every week still', () => {
    const { total, weeks, offices } = figures({ office: 'STORD' })
    expect(offices.map(({ code }) => code)).toEqual(['STORD'])
    expect(total.decided).toBe(3)
    expect(weeks.map(({ figures }) => figures.decided)).toEqual([0, 3])
  })

  it.each([
    [0, 0],
    [60, 60],
    [61, 65],
    [480, 480],
    [481, 510],
    [2400, 2400],
    [2401, 2520],
  ])('%i minutes are counted as %i', (minutes, end) => {
    expect(endOfStep(stepOf(minutes))).toBe(end)
  })

  it.each([
    ['2026-11-20', 1, '2026-11-16'],
    ['2026-11-22', 4, '2026-10-26'],
    ['2026-11-23', 1, '2026-11-23'],
  ])('of the weeks to %s, %i of them, begin on %s', (day, weeks, monday) => {
    expect(beginOfWeeks(day, weeks)).toBe(monday)
  })
})
