import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { officePolicy } from '../../testing/example-offices.ts'
import { openMinutes } from '../../values/office-time/open-minutes.ts'
import { type CaseStep, type HandledCase, handledCase } from './handled-case.ts'
import { processingTimes } from './processing-times.ts'

// Open 08:00–15:45; 20 November 2026 is a Friday.
const bergen = officePolicy('BERGEN')
const at = (day: string, time: string) => `2026-11-${day}T${time}:00+01:00`

describe('[EXP-13] minutes in which an office was open', () => {
  it.each([
    ['within a morning', at('20', '09:00'), at('20', '09:41'), 41],
    ['over a weekend', at('20', '15:00'), at('23', '08:30'), 75],
    ['in the night', at('19', '20:00'), at('20', '06:00'), 0],
    ['turned around', at('20', '12:00'), at('20', '11:00'), 0],
  ])('%s', (_title, from, to, minutes) => {
    expect(openMinutes(bergen, from, to)).toBe(minutes)
  })
})

const step = (event: string, to: CaseStep['to'], time: string, reason?: string): CaseStep => ({
  event,
  to,
  time,
  ...(reason && { reason }),
})
const about = { template: '1.1.100', office: 'BERGEN', policy: bergen }

describe('[EXP-13] how an application was handled', () => {
  it('is counted without what its exporter took to answer, to the first approval and on to the paper', () => {
    const history = [
      step('save', 'UNDER_REGISTRERING', at('19', '07:00')),
      step('send', 'INNSENDT', at('19', '09:00'), 'WEIGHT_UNLIKELY'),
      step('take', 'UNDER_VURDERING', at('19', '09:10')),
      step('request-clarification', 'AVKLARING_INNSENDER', at('19', '09:20')),
      step('resend', 'UNDER_VURDERING', at('20', '10:00')),
      step('approve', 'GODKJENT', at('20', '10:30')),
      step('print', 'SKREVET_UT', at('20', '10:40')),
      step('issue', 'UTSTEDT', at('20', '11:00')),
    ]
    expect(handledCase(history, about)).toEqual({
      template: '1.1.100',
      office: 'BERGEN',
      decidedAt: at('20', '10:30'),
      minutes: 50,
      paperMinutes: 30,
      paperAt: at('20', '11:00'),
      byMachine: false,
      reason: 'WEIGHT_UNLIKELY',
    })
  })

  it('has neither paper nor reason where the machine approved an electronic one', () => {
    const history = [
      step('send', 'INNSENDT', at('20', '09:00')),
      step('auto-approve', 'GODKJENT', at('20', '09:00')),
      step('issue', 'UTSTEDT', at('20', '09:05')),
    ]
    expect(handledCase(history, about)).toEqual({
      template: '1.1.100',
      office: 'BERGEN',
      decidedAt: at('20', '09:00'),
      minutes: 0,
      byMachine: true,
    })
  })

  it('says nothing of what was not sent or not approved', () => {
    expect(handledCase([step('save', 'UNDER_REGISTRERING', at('20', '09:00'))], about)).toBeUndefined()
    expect(handledCase([step('send', 'INNSENDT', at('20', '09:00'))], about)).toBeUndefined()
  })
})

const period = { from: '2026-10-23', to: '2026-11-19' }
const named = (code: string) => ({ code, name: { nb: code, nn: code, en: code } })
const asked = {
  offices: ['BERGEN', 'KLOEFTA', 'SVOLVAER'].map(named),
  templates: ['1.1.100', '1.1.7', '2.1.22'].map(named),
}

function someCases(count: number, change: Partial<HandledCase> = {}): HandledCase[] {
  return Array.from({ length: count }, (_, index) => ({
    template: '1.1.100',
    office: 'BERGEN',
    decidedAt: at('18', '12:00'),
    minutes: (index + 1) * 10,
    byMachine: false,
    ...change,
  }))
}

describe('[EXP-13] how long it takes', () => {
  it('is the half, nine of ten, the machine’s share and the papers, by nearest rank in whole minutes', () => {
    const { total, offices, templates, withoutOffice } = processingTimes(
      [...someCases(9, { paperMinutes: 59.2 }), ...someCases(5, { byMachine: true, minutes: 0.2 })],
      period,
      asked,
    )
    const figures = { cases: 14, half: 20, nineOfTen: 80, byMachine: 5, paper: 60 }
    expect(total).toEqual(figures)
    expect(offices).toEqual([{ ...named('BERGEN'), figures }, named('KLOEFTA'), named('SVOLVAER')])
    expect(templates).toEqual([{ ...named('1.1.100'), figures }, named('1.1.7'), named('2.1.22')])
    expect(withoutOffice).toBeUndefined()
  })

  it('names the commonest reasons, and sums those of fewer than five', () => {
    const cases = [
      ...someCases(6, { reason: 'WEIGHT_UNLIKELY' }),
      ...someCases(7, { reason: 'REPLACEMENT' }),
      ...someCases(4, { reason: 'PDF_FORMAT' }),
      ...someCases(1, { reason: 'VETERINARIAN' }),
    ]
    expect(processingTimes(cases, period, asked)).toMatchObject({
      reasons: [
        { code: 'REPLACEMENT', cases: 7 },
        { code: 'WEIGHT_UNLIKELY', cases: 6 },
      ],
      otherReasons: 5,
    })
    // Four left over could be found by subtraction.
    expect(processingTimes(cases.slice(0, -1), period, asked)).toMatchObject({
      reasons: [{ code: 'REPLACEMENT', cases: 7 }],
      otherReasons: 10,
    })
  })

  it('says nothing of what the machine approved where that, or the rest, is of fewer than five', () => {
    const approved = (count: number) => [...someCases(6), ...someCases(count, { byMachine: true })]
    expect(processingTimes(approved(4), period, asked).total).not.toHaveProperty('byMachine')
    expect(processingTimes(approved(0), period, asked).total?.byMachine).toBe(0)
    expect(processingTimes(approved(5), period, asked).total?.byMachine).toBe(5)
  })

  const anyCase = fc.record({
    template: fc.constantFrom(...asked.templates.map(({ code }) => code)),
    office: fc.constantFrom(...asked.offices.map(({ code }) => code)),
    minutes: fc.nat(10_000),
    byMachine: fc.boolean(),
    decidedAt: fc.constant(at('18', '12:00')),
  })

  it('publishes no cell of fewer than five, nor one that can be found by subtraction', () => {
    const holds = (cases: HandledCase[]) => {
      const { total, offices, templates, withoutOffice } = processingTimes(cases, period, asked)
      for (const rows of [offices, templates]) {
        const cells = rows.flatMap(({ figures }) => figures?.cases ?? [])
        expect(cells.every((count) => count >= 5)).toBe(true)
        expect(cells.reduce((sum, count) => sum + count, 0)).toBe(total?.cases ?? 0)
      }
      expect(withoutOffice).toBeUndefined()
    }
    fc.assert(fc.property(fc.array(anyCase, { maxLength: 40 }), holds), { numRuns: 100 })
  })
})
