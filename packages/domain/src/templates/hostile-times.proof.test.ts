import { type Answers, asPlainDate, asPlainTime, setAt, stepStates, summarize, validateTemplate } from '@eksport/forms'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Application } from '../application/application.ts'
import type { FormAnswers } from '../application/own-answers.ts'
import { electronicCertificateOf } from '../documents/electronic-certificate/electronic-certificate-of.ts'
import { receiptOf } from '../documents/receipt/receipt-of.ts'
import { assess } from '../documents/rule/check-rules.ts'
import { registerQuestions } from '../documents/rule/register-questions.ts'
import { facts } from '../facts/facts.ts'
import { departureBefore } from '../facts/issue/consignment-days.ts'
import { deadlineOf, sendBefore } from '../facts/issue/deadline.ts'
import { summaryWords } from '../facts/summary-words.ts'
import { inDocument, onScreen } from '../facts/write-fact.ts'
import { estimateFee } from '../process/fee/estimate-fee.ts'
import {
  anApplication,
  aRuleContext,
  everyExample,
  exampleContext,
  exampleOffices,
  officePolicy,
} from '../testing/index.ts'
import { formatDayTime } from '../values/format/format.ts'
import { isOutsideOrdinaryHours, officeDay } from '../values/office-time/office-day.ts'
import { pickupIssues } from '../values/office-time/pickup.ts'
import { certificateOf, findCertificate } from './documents.ts'
import { getTemplate } from './index.ts'

const { now } = exampleContext
const registers = {
  name: () => undefined,
  scientificName: () => undefined,
  establishment: () => undefined,
  site: () => undefined,
}
const labels = { label: (_list: string, code: string) => code }

/** What people type, what a keyboard slips into, what a file or an attacker sends. */
const hostile: readonly string[] = [
  '31.11.2026',
  'abc',
  '',
  ' ',
  '9999-99-99',
  '2026-02-30',
  '2026-11-31',
  '2026-1-1',
  '2026-11-20T12:00:00Z',
  '+275760-09-13',
  '24:00',
  '9:5',
  '٢٠٢٦-١١-٢٠',
  'x'.repeat(1_000_000),
]

/** The paths of the days and times in these answers. */
function timesIn(answers: unknown, path = ''): readonly string[] {
  if (typeof answers === 'string')
    return asPlainDate(answers) === undefined && asPlainTime(answers) === undefined ? [] : [path]
  if (typeof answers !== 'object' || answers === null) return []
  return Object.entries(answers).flatMap(([name, value]) => timesIn(value, path === '' ? name : `${path}.${name}`))
}

const withAll = (answers: FormAnswers, paths: readonly string[], value: string | undefined) =>
  paths.reduce<Answers>((all, path) => setAt(all, path, value), { ...answers }) as FormAnswers // other values at paths of its own

/** What is calculated from the times; an unreadable answer gives the same as none. */
function calculated(id: string, answers: FormAnswers) {
  const application = { ...anApplication(), ...answers }
  const { office, date, time } = answers.certificateRetrieval ?? {}
  const policy = officePolicy(office ?? 'KLOEFTA')
  const { rules } = getTemplate(id)
  return {
    deadline: deadlineOf(application),
    sentNow: deadlineOf({ ...application, submittedDateTime: now }),
    sendBefore: sendBefore(application, now, exampleOffices),
    departed: departureBefore(application, '2030-01-01'),
    rules: assess(application, aRuleContext(rules)),
    questions: registerQuestions(application, rules),
    pickup: pickupIssues({ office, date, time }, now, exampleOffices),
    slots: date !== undefined && officeDay(policy, date, now).slots.length > 0,
    isLate: date !== undefined && time !== undefined && isOutsideOrdinaryHours(policy, date, time),
    fee: estimateFee(
      {
        applicationType: 'HELSESERTIFIKAT',
        certificateFormats: ['PAPER'],
        office: policy,
        ...(date !== undefined && { retrievalDate: date }),
        ...(time !== undefined && { retrievalTime: time }),
        needsManualProcessing: true,
        now,
      },
      [{ code: 'HELSESERTIFIKAT', amount: 375, validFrom: '2020-01-01' }],
    ),
  }
}

/** What is written of them, in words. */
function written(id: string, answers: FormAnswers) {
  const application: Application = { ...anApplication(), ...answers }
  const template = getTemplate(id)
  const definition = findCertificate(id)
  if (definition === undefined) throw new Error(`${id} has no certificate`)
  const issue = {
    state: 'issued',
    number: '1',
    issue: 1,
    replaces: undefined,
    at: now,
    certifier: { name: 'K', role: 'B' },
    verification: { address: 'https://eksport.example/kontroller/0', code: '0', qr: '<svg/>' },
  } as const
  const certificate = certificateOf(definition, application, registers, issue)
  const { date, time } = answers.certificateRetrieval ?? {}
  return {
    certificate,
    electronic: electronicCertificateOf(certificate, application, registers, { issue, status: 'issued' }),
    receipt: receiptOf(application, registers, { locale: 'nn', at: now, qrOf: (text) => text }),
    summaries: [onScreen(labels, 'nb'), inDocument(registers, 'en')].map((context) =>
      summarize(
        template,
        { ...answers },
        {
          locale: context.locale,
          labels: (_list, code) => code,
          summary: summaryWords(facts, context),
        },
      ),
    ),
    plain: summarize(template, { ...answers }, { locale: 'en', labels: (_list, code) => code }),
    pickup: date === undefined ? '' : formatDayTime(date, time),
  }
}

/** Enough of a million characters in fifty places to build a message from. */
const beginningsOfTexts = (_name: string, value: unknown) => (typeof value === 'string' ? value.slice(0, 1_000) : value)

/** Any text whatever, halves of characters too. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units))

describe('[EXP-15] [WIZ-16] days and times that cannot be read', () => {
  describe.each(everyExample)('in %s, %s', (id, _size, answers) => {
    const paths = timesIn(answers)

    it('are not answered to whoever calculates with them, one by one and all at once', () => {
      expect(paths).toContain('transport.dateOfDeparture')
      for (const places of [...paths.map((path) => [path]), paths]) {
        const unanswered = calculated(id, withAll(answers, places, undefined))
        for (const value of hostile.filter(({ length }) => length < 100 || places === paths))
          expect(calculated(id, withAll(answers, places, value)), `${places.join()} = ${value.slice(0, 40)}`).toEqual(
            unanswered,
          )
      }
    })

    it.each(hostile.map((value) => [value.slice(0, 20), value]))(
      '%j is told at its field, and nothing fails that is written',
      (_, value) => {
        const wrong = withAll(answers, paths, value)
        const template = getTemplate(id)
        expect(stepStates(template, { ...wrong }, exampleContext).length).toBeGreaterThan(0)
        const shown = new Set(validateTemplate(template, { ...wrong }, exampleContext).map(({ path }) => path))
        // An empty answer is only told where one is required.
        expect(paths.filter((path) => value !== '' && !shown.has(path))).toEqual([])
        expect(JSON.stringify(written(id, wrong), beginningsOfTexts)).not.toMatch(/Invalid Date|NaN|Infinity/)
      },
    )
  })

  it('whatever the text is', () => {
    const [id, , answers] = everyExample[0] ?? []
    if (id === undefined || answers === undefined) throw new Error('There are no examples')
    const paths = timesIn(answers)
    fc.assert(
      fc.property(anyText, (value) => {
        const wrong = withAll(answers, paths, value)
        calculated(id, wrong)
        written(id, wrong)
      }),
      { numRuns: 50 },
    )
  })
})
