import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type StoppedCase, type StopStep, stopReasons } from './stop-reasons.ts'

const period = { from: '2025-11-20', to: '2026-11-19' }
const consignee = 'recipient.consignee.name'

const question = (...facts: readonly string[]): StopStep => ({
  event: 'request-clarification',
  pins: facts.map((fact) => ({ fact })),
})
const ofLine = (fact: string): StopStep => ({ event: 'request-clarification', pins: [{ line: 'a', fact }] })
const refusal: StopStep = { event: 'refuse' }
const replacement = (...changes: readonly string[]): StopStep => ({ event: 'approve', changes })

const some = (count: number, ...steps: readonly StopStep[]): StoppedCase[] =>
  Array.from({ length: count }, () => ({ template: '1.1.100', steps }))

/** The place, the kind and the count of each reason. */
const shown = (cases: readonly StoppedCase[]) =>
  stopReasons(cases, period).templates.flatMap(({ reasons }) =>
    reasons.map(({ kind, paths, cases: count, of }) => `${kind} ${paths[0]} ${count}/${of}`),
  )

describe('[EXP-14] what applications are most often stopped for', () => {
  it.each([
    ['what questions pin', [...some(7, question(consignee)), ...some(5, question())], [`QUESTION ${consignee} 7/12`]],
    ['an answer of a line, whichever', some(5, ofLine('species')), ['QUESTION productLines.species 5/5']],
    [
      'a case once, however often it was asked',
      some(5, question(consignee), question(consignee)),
      [`QUESTION ${consignee} 5/5`],
    ],
    [
      'what was changed in replacements, parts of an answer with it',
      some(6, replacement('productLines.4f.productionPeriod.from', 'productLines.4f.productionPeriod.to')),
      ['REPLACEMENT productLines.productionPeriod 6/6'],
    ],
    [
      'no more of what was refused than had been asked',
      [...some(6, question(consignee), refusal), ...some(9, refusal)],
      [`QUESTION ${consignee} 6/6`],
    ],
    [
      'of one place the commonest kind',
      [...some(6, question(consignee)), ...some(9, replacement(consignee))],
      [`REPLACEMENT ${consignee} 9/9`],
    ],
    [
      'three at most, the commonest first',
      [
        ...some(5, question('transport.typeOfTransport')),
        ...some(6, question(consignee)),
        ...some(7, question('consignor.internalReference')),
        ...some(8, ofLine('species')),
      ],
      ['QUESTION productLines.species 8/26', 'QUESTION consignor.internalReference 7/26', `QUESTION ${consignee} 6/26`],
    ],
    ['nothing of four', some(4, question(consignee)), []],
    ['nothing where fewer than five are left over', [...some(5, question(consignee)), ...some(4, question())], []],
    [
      'no line as a whole, nor an answer that is asked no more',
      some(9, question('productLines', 'gone'), replacement('productLines.4f')),
      [],
    ],
    ['no approval without changes', some(9, { event: 'approve' }), []],
  ])('is %s', (_title, cases, reasons) => {
    expect(shown(cases)).toEqual(reasons)
  })

  it('is told with the answers that a question is about, and their name where they are several', () => {
    const [one] = stopReasons(some(5, question(consignee)), period).templates
    expect(one?.reasons[0]).toMatchObject({ name: { nb: 'Mottaker' } })
    expect(one?.reasons[0]?.paths).toContain('recipient.consignee.address')
    const [other] = stopReasons(some(5, replacement('recipient.consignee.address')), period).templates
    expect(other?.reasons[0]).toEqual({
      kind: 'REPLACEMENT',
      paths: ['recipient.consignee.address'],
      cases: 5,
      of: 5,
    })
  })

  it('has no cell of fewer than five, nor one that is found by subtraction', () => {
    const step = fc.oneof(
      fc.constantFrom(consignee, 'transport.typeOfTransport', 'productLines').map((fact) => question(fact)),
      fc.constantFrom(consignee, 'recipient.consignee.address').map((path) => replacement(path)),
      fc.constant(refusal),
    )
    const aCase = fc.record({ template: fc.constantFrom('1.1.7', '1.1.100'), steps: fc.array(step, { maxLength: 4 }) })
    const holds = (cases: StoppedCase[]) => {
      for (const { cases: count, of } of stopReasons(cases, period).templates.flatMap(({ reasons }) => reasons)) {
        expect(count).toBeGreaterThanOrEqual(5)
        expect(of === count || of - count >= 5).toBe(true)
      }
    }
    fc.assert(fc.property(fc.array(aCase, { maxLength: 40 }), holds), { numRuns: 100 })
  })
})
