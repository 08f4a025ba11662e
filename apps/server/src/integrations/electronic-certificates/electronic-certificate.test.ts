import type { Application } from '@eksport/domain'
import {
  certificateOf,
  electronicCertificateOf,
  electronicStatusCodes,
  findCertificate,
  spsCertificate,
} from '@eksport/domain/documents'
import { relevantDocument } from '@eksport/domain/templates'
import { anApplication, everyExample } from '@eksport/domain/testing'
import { type Answers, getAt, setAt } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { dataLookups, sampleApplications } from '../../documents/testing/data-lookups.ts'
import { firstIssue } from '../../documents/testing/issued-sample.ts'
import { faultsOf, withStatus, writeMessage } from './index.ts'
import { readBack } from './testing/read-back.ts'

const lookups = dataLookups()
const signed = {
  state: 'issued',
  at: '2026-11-22T09:51:00+01:00',
  certifier: { name: 'Kari Nordli', role: 'V', office: 'KLOEFTA' },
} as const

function electronic(application: Application, status: 'issued' | 'replaced' | 'withdrawn' = 'issued') {
  const definition = findCertificate(application.certificateTemplate)
  if (definition === undefined) throw new Error(`No certificate ${application.certificateTemplate}`)
  const { consignor } = application
  const issue = { ...firstIssue(application), ...signed }
  const relevant = { ...application, ...relevantDocument(application), consignor }
  const document = certificateOf(definition, relevant, lookups, issue)
  return { document, facts: electronicCertificateOf(document, relevant, lookups, { issue, status }) }
}
const messageOf = (application: Application, status?: 'replaced' | 'withdrawn') =>
  writeMessage(spsCertificate(electronic(application, status).facts))

const examples = everyExample.map(
  ([id, size, answers]) =>
    [id, size, { ...anApplication(), ...answers, certificateTemplate: id } as Application] as const,
)
const samples = sampleApplications().map((application) => [application.referenceNumber, application] as const)

/** Another answer of the same shape. */
function another(value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (Array.isArray(value)) return value.slice(1)
  if (typeof value !== 'string') return undefined
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return '2026-01-02'
  if (/^\d\d:\d\d$/.test(value)) return '03:04'
  if (value === 'AIR') return 'SHIP'
  return ['SHIP', 'TRUCK', 'TRAIN'].includes(value) ? 'AIR' : `${value}X`
}

/** Every answer that a box or a column is fed from, in all lines that have it. */
function fedFrom(application: Application): string[] {
  const { layout, goods } = findCertificate(application.certificateTemplate) ?? { layout: undefined, goods: [] }
  const boxes = [...(layout?.before ?? []), ...(layout?.after ?? [])].flatMap(({ source }) => source?.reads ?? [])
  const lines = application.productLines ?? []
  return [...new Set([...boxes, ...goods.flatMap(({ reads }) => reads)])].flatMap((path) =>
    path.startsWith('productLines.')
      ? lines.map((_, index) => path.replace('productLines.', `productLines.${index}.`))
      : [path],
  )
}

/** The answers at a path one by one: of a list every answer of every item, and of the lists in them. */
function eachAnswer(application: Application, path: string): string[] {
  const value = getAt(application as Answers, path)
  if (!Array.isArray(value) || typeof value[0] === 'string') return [path]
  return value.flatMap((item: object, index) =>
    Object.keys(item).flatMap((name) => eachAnswer(application, `${path}.${index}.${name}`)),
  )
}

/** Only say whether what is beside them was asked: a certificate prints no word of their own. */
const questions = /isOnBehalfOfConsignee$|isUnauthorized$/

describe('an electronic certificate', () => {
  it.each(examples)(
    '[CRT-14] %s, %s: says everything that a box or a column is fed from',
    (_id, _size, application) => {
      const written = JSON.stringify(electronic(application).facts)
      const answers = fedFrom(application).flatMap((path) => eachAnswer(application, path))
      const lost = answers.filter((path) => {
        const value = getAt(application as Answers, path)
        if (value === undefined || value === null || value === '' || questions.test(path)) return false
        const changed = setAt(application as Answers, path, another(value)) as Application // one answer is another
        return JSON.stringify(electronic(changed).facts) === written
      })
      expect(lost).toEqual([])
    },
  )

  it.each(examples)('[CRT-14] %s, %s: is valid against the schema', (_id, _size, application) => {
    expect(faultsOf(messageOf(application))).toEqual([])
  })

  it.each(examples)('[CRT-14] %s, %s: says on the way back what was written', (_id, _size, application) => {
    expect(readBack(messageOf(application))).toEqual(electronic(application).facts)
  })

  it.each(samples)(
    '[CRT-14] sample %i: is valid, and says on the way back what was written',
    (_reference, application) => {
      const message = messageOf(application)
      expect(faultsOf(message)).toEqual([])
      expect(readBack(message)).toEqual(electronic(application).facts)
    },
  )

  it.each([
    [undefined, '70'],
    ['replaced', '44'],
    ['withdrawn', '40'],
  ] as const)('[CRT-14] is a veterinary certificate with its status: %s is %s', (status, code) => {
    const message = messageOf(anApplication(), status)
    expect(message).toMatch(/<ram:TypeCode [^>]*>853</)
    expect(message).toMatch(new RegExp(`<ram:StatusCode [^>]*>${code}<`))
    expect(faultsOf(message)).toEqual([])
  })

  it('[CRT-14] names the certificate that it replaces, with its day', () => {
    const replaces = { number: '2026-1.1.100-4000-2', issuedOn: '2026-11-12' }
    const message = writeMessage(spsCertificate({ ...electronic(anApplication()).facts, replaces }))
    expect(faultsOf(message)).toEqual([])
    expect(readBack(message).replaces).toEqual(replaces)
  })

  it.each(['replaced', 'withdrawn'] as const)(
    '[CRT-14] is kept, and says %s as if it had been written so',
    (status) => {
      const changed = withStatus(messageOf(anApplication()), electronicStatusCodes[status])
      expect(changed).toBe(messageOf(anApplication(), status))
    },
  )

  it('has the number of the page, and is the same text for the same certificate', () => {
    const { document } = electronic(anApplication())
    expect(messageOf(anApplication())).toContain(`<ram:ID>${document.number}</ram:ID>`)
    expect(messageOf(structuredClone(anApplication()))).toBe(messageOf(anApplication()))
  })

  it('takes whatever somebody typed as words', () => {
    const name = 'A & B <script> "]]>" Łódź 上海 \u{1f41f}'
    const application = { ...anApplication(), recipient: { consignee: { name: `${name}\u0007\ud800` } } }
    const message = messageOf(application)
    expect(faultsOf(message)).toEqual([])
    expect(readBack(message).consignment.consignee?.name).toBe(`${name}\ufffd`)
  })

  it('is told what is wrong with a message that is not valid', () => {
    expect(faultsOf(messageOf(anApplication()).replaceAll('SequenceNumeric', 'Sequence'))[0]).toContain('Sequence')
    expect(faultsOf('<a>')).not.toEqual([])
    expect(faultsOf('')).not.toEqual([])
  })
})
