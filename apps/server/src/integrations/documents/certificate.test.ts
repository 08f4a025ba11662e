import { PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import type { Application } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import { renderCertificate } from './certificate.ts'
import { renderReceipt } from './receipt.ts'
import { dataLookups, sampleApplications } from './testing/data-lookups.ts'
import { hasProgram, textOf } from './testing/poppler.ts'

const now = '2026-11-20T12:00:00+01:00'
const lookups = dataLookups()
const samples = sampleApplications()
const sample = (referenceNumber: number): Application => {
  const found = samples.find((application) => application.referenceNumber === referenceNumber)
  if (found === undefined) throw new Error(`No sample ${referenceNumber}`)
  return found
}
const poppler = hasProgram('pdftotext')

const many = (count: number): Application => {
  const lines = [...(sample(4010).productLines ?? []), ...(sample(4009).productLines ?? [])]
  const productLines = Array.from({ length: count }, (_, index) => ({
    ...(lines[index % lines.length] ?? lines[0]),
    id: `line-${index}`,
    lotNumber: `PARTI-${index + 1}X`,
  }))
  return { ...sample(4010), productLines }
}

describe('the document itself', () => {
  it('[API-04] is a tagged PDF/A-2 with language, title and an output profile', async () => {
    const pdf = await renderCertificate(sample(4010), lookups, { kind: 'final', now })
    expect(pdf.toString('latin1', 0, 8)).toBe('%PDF-1.7')
    expect(pdf.includes('<pdfaid:part>2</pdfaid:part>')).toBe(true)
    const document = await PDFDocument.load(pdf, { updateMetadata: false })
    const { catalog } = document
    expect(catalog.lookup(PDFName.of('Lang'), PDFString).decodeText()).toBe('en')
    expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))?.toString()).toBe('true')
    expect(catalog.has(PDFName.of('StructTreeRoot'))).toBe(true)
    expect(catalog.has(PDFName.of('OutputIntents'))).toBe(true)
    expect(document.getTitle()).toBe('Health certificate 2026-1.1.100-4010-1')
  })

  it('is the same bytes for the same application and moment', async () => {
    const draw = () => renderCertificate(sample(4009), lookups, { kind: 'final', now })
    expect((await draw()).equals(await draw())).toBe(true)
  })

  it.each(samples.map((application) => [application.referenceNumber, application] as const))(
    '[API-04] draws sample %i as certificate and receipt',
    async (_reference, application) => {
      for (const pdf of [
        await renderCertificate(application, lookups, { kind: 'preview', now }),
        await renderReceipt(application, lookups, { now }),
      ])
        expect((await PDFDocument.load(pdf)).getPageCount()).toBeGreaterThan(0)
    },
  )
})

describe.skipIf(!poppler)('what a reader sees (skipped without poppler-utils)', () => {
  it('[API-04] states the facts of the application once each line', async () => {
    const text = textOf(await renderCertificate(sample(4010), lookups, { kind: 'final', now }))
    const stated = [
      '2026-1.1.100-4010-1',
      'Prøvekaia 3, 8300 Svolvær',
      'Qingdao Test Aquatic Products Co Ltd',
      'Qingdao (CNTAO)',
      '−25 to −18 °C',
      'Gadus morhua',
      'Mallotus villosus',
      '14,400.00',
      '15,300.00',
      'Saga Fisk AS',
      'Barents Sea',
      'Testfartøy Delta',
      'fit for human consumption',
    ]
    expect(stated.filter((fact) => !text.includes(fact))).toEqual([])
    expect(text).not.toMatch(/FORHÅNDSVISNING|undefined|null|NaN|\?/)
  })

  it.each([
    ['nb', 'FORHÅNDSVISNING – IKKE GYLDIG'],
    ['nn', 'FØREHANDSVISING – IKKJE GYLDIG'],
    ['en', 'PREVIEW – NOT VALID'],
  ] as const)('marks every page of a preview in %s', async (locale, mark) => {
    const pdf = await renderCertificate(many(40), lookups, { kind: 'preview', locale, now })
    const pages = textOf(pdf).split('\f').slice(0, -1)
    expect(pages.length).toBeGreaterThan(3)
    expect(pages.filter((page) => !page.includes(mark))).toEqual([])
  })

  it('leaves out the names of facts that are absent', async () => {
    const text = textOf(await renderCertificate(sample(4009), lookups, { kind: 'final', now }))
    expect(text).not.toContain('Container number')
    expect(text).not.toContain('Total gross weight')
  })

  it('prints 500 lines, each once, with the head on every page of the table', async () => {
    const pdf = await renderCertificate(many(500), lookups, { kind: 'final', now })
    const text = textOf(pdf)
    const lots = text.match(/PARTI-\d+X/g) ?? []
    expect(lots).toHaveLength(500)
    expect(new Set(lots).size).toBe(500)
    const pages = text.split('\f').slice(0, -1)
    const tablePages = pages.filter((page) => page.includes('PARTI-'))
    expect(tablePages.length).toBeGreaterThan(20)
    expect(tablePages.filter((page) => !page.includes('Species and product'))).toEqual([])
    expect(pages.filter((page, index) => !page.includes(`Page ${index + 1} of ${pages.length}`))).toEqual([])
  })

  it('cuts a row that is higher than a page, and loses nothing of it', async () => {
    const [line] = sample(4009).productLines ?? []
    const slaughterInformation = Array.from({ length: 100 }, (_, index) => ({ siteNumber: 20_001 + index }))
    const application = { ...sample(4009), productLines: line === undefined ? [] : [{ ...line, slaughterInformation }] }
    const text = textOf(await renderCertificate(application, lookups, { kind: 'final', now }))
    const named = new Set((text.match(/Site 20[01]\d\d/g) ?? []).map((site) => site.slice(5)))
    expect(named.size).toBe(100)
  })

  it('lets a reader tell the words of two lines apart', async () => {
    const structure = textOf(
      await renderCertificate(sample(4010), lookups, { kind: 'final', now }),
      'pdfinfo',
      '-struct-text',
    )
    expect(structure).toContain('"Commodity code"')
    expect(structure).toContain('"Lofotbris Testfisk AS Prøvekaia 3, 8300 Svolvær Norway"')
  })

  it('writes names in Polish, Russian, Greek and Vietnamese, and shows what it has no letters for', async () => {
    const consignee = { name: 'Zakład Łódź Владивосток Αθήνα Việt', address: 'Nr. 上海', city: 'Łódź', country: 'PL' }
    const pdf = await renderCertificate({ ...sample(4010), recipient: { consignee } }, lookups, { kind: 'final', now })
    const text = textOf(pdf)
    expect(text).toContain('Zakład Łódź Владивосток Αθήνα Việt')
    expect(text).toContain('Nr. ??')
    expect(textOf(pdf, 'pdffonts')).not.toMatch(/ no +(yes|no) +yes +\d/)
  })

  it('[API-04] gives a receipt in the language of the exporter', async () => {
    const inLanguage = async (locale: 'nb' | 'nn' | 'en') =>
      textOf(await renderReceipt(sample(4010), lookups, { locale, now }))
    expect(await inLanguage('nb')).toMatch(
      /Kvittering #004010[\s\S]*helsesertifikat til Kina[\s\S]*Sendt inn[\s\S]*15 300,00/,
    )
    expect(await inLanguage('nn')).toMatch(/Kvittering #004010[\s\S]*Varene kan ikkje eksporterast/)
    expect(await inLanguage('en')).toMatch(/Receipt #004010[\s\S]*Atlantic cod[\s\S]*15,300\.00/)
  })
})
