import { receiptOf } from '@eksport/domain/documents'
import { afterAll, describe, expect, it } from 'vitest'
import { createRenderer } from './index.ts'
import { dataLookups } from './testing/data-lookups.ts'
import { sample } from './testing/issued-sample.ts'
import { hasProgram, textOf } from './testing/poppler.ts'

const at = '2026-11-20T12:00:00+01:00'
const documents = createRenderer()
afterAll(() => documents.close())

describe.skipIf(!hasProgram('pdftotext'))('the receipt (skipped without poppler-utils)', () => {
  it.each([
    ['nb', /Kvittering #004010[\s\S]*helsesertifikat til Kina[\s\S]*Sendt inn[\s\S]*15 300,00/],
    ['nn', /Kvittering #004010[\s\S]*Varene kan ikkje eksporterast/],
    ['en', /Receipt #004010[\s\S]*Atlantic cod[\s\S]*15,300\.00/],
  ] as const)('[API-04] is in the language of the exporter: %s', async (locale, words) => {
    const { pdf } = await documents.show('kari', receiptOf(sample(4010), dataLookups(), { locale, at }), new Date(at))
    const text = textOf(Buffer.from(pdf)).replaceAll('\u00a0', ' ')
    expect(text).toMatch(words)
    expect(text).not.toMatch(/undefined|null|NaN|\{/)
  })
})
