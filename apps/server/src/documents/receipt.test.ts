import { receiptOf } from '@eksport/domain/documents'
import { afterAll, describe, expect, it } from 'vitest'
import { qrOf } from '../integrations/verification/verification.ts'
import { createRenderer } from './index.ts'
import { dataLookups } from './testing/data-lookups.ts'
import { sample } from './testing/issued-sample.ts'
import { hasProgram, textOf } from './testing/poppler.ts'

const at = '2026-11-20T12:00:00+01:00'
const documents = createRenderer({ milliseconds: 300_000 })
afterAll(() => documents.close())

describe.skipIf(!hasProgram('pdftotext'))('the receipt (skipped without poppler-utils)', () => {
  it.each([
    ['nb', /Kvittering #004010[\s\S]*helsesertifikat til Kina[\s\S]*Sendt inn[\s\S]*15 300,00/],
    ['nn', /Kvittering #004010[\s\S]*Varene kan ikkje eksporterast/],
    ['en', /Receipt #004010[\s\S]*Atlantic cod[\s\S]*15,300\.00/],
  ] as const)('[API-04] is in the language of the exporter: %s', async (locale, words) => {
    const receipt = receiptOf(sample(4010), dataLookups(), { locale, at, qrOf })
    const { pdf } = await documents.show('kari', receipt, new Date(at))
    const text = textOf(Buffer.from(pdf)).replaceAll('\u00a0', ' ')
    expect(text).toMatch(words)
    // [CW-14] Beside the code that the desk reads.
    expect(text).toMatch(/Vis når papiret|Show when the paper/)
    expect(text).not.toMatch(/undefined|null|NaN|\{/)
  })
})

it('[CW-14] the receipt carries its reference as the desk reads it, where there is paper to fetch', () => {
  const passOf = (certificateFormats: ('PAPER' | 'E_CERT')[]) =>
    receiptOf({ ...sample(4010), certificateFormats }, dataLookups(), { locale: 'nb', at, qrOf: (text) => text }).pass
      ?.qr
  expect([passOf(['PAPER', 'E_CERT']), passOf(['E_CERT'])]).toEqual(['#004010', undefined])
})

it.each([
  [{ approvalNumber: 'N742' }, /^N742 \S/],
  [{ approvalNumber: 'XX-0' }, /^XX-0$/],
  [{ isUnauthorized: true, unauthorizedEstablishmentInfo: { name: 'Fiskehjellen' } }, /^Fiskehjellen$/],
  [undefined, /^$/],
])('[EXP-08] the receipt names who made the goods: %j', (productionEstablishment, words) => {
  const application = { ...sample(4010), productLines: [{ id: 'a', productionEstablishment }] }
  const { rows } = receiptOf(application, dataLookups(), { locale: 'nb', at, qrOf })
  expect(rows[0]?.[3]).toMatch(words)
})
