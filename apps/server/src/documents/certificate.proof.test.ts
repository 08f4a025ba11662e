import { PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import type { Application } from '@eksport/domain'
import { certificateOf, findCertificate } from '@eksport/domain/documents'
import { afterAll, describe, expect, it } from 'vitest'
import { createRenderer } from './index.ts'
import { dataLookups, sampleApplications } from './testing/data-lookups.ts'
import { issuedFor, sample } from './testing/issued-sample.ts'
import { hasProgram, textOf } from './testing/poppler.ts'

const at = new Date('2026-11-22T09:51:00+01:00')
const documents = createRenderer({ milliseconds: 300_000 })
afterAll(() => documents.close())

const draw = async (application: Application, paperSerials?: readonly string[]) =>
  Buffer.from((await documents.keep(issuedFor(application, paperSerials), at)).pdf)

/** Those that a reader is told of: that of the document, and of each part of it that is in another one. */
async function languagesIn(pdf: Uint8Array): Promise<unknown[]> {
  const { context } = await PDFDocument.load(pdf)
  const parts = context.enumerateIndirectObjects().flatMap(([, part]) => (part instanceof PDFDict ? [part] : []))
  return parts.map((part) => part.lookupMaybe(PDFName.of('Lang'), PDFString)?.asString())
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
  it.each(sampleApplications().map((application) => [application.referenceNumber, application] as const))(
    '[API-04] draws sample %i',
    async (_reference, application) => {
      expect((await PDFDocument.load(await draw(application))).getPageCount()).toBeGreaterThan(1)
    },
  )
})

describe.skipIf(!poppler)('what a reader sees (skipped without poppler-utils)', () => {
  it.each([
    ['1.1.100', 4010, '卫生证书'],
    ['1.1.117', 4013, 'HACCP|الشهادة|شهادة'],
    ['1.1.342', 4021, 'Відправник'],
    ['1.1.7', 4002, 'Expedidor'],
    ['1.1.12', 4006, 'Expeditor'],
  ])('[CRT-05] %s can be read in its second language', async (_template, reference, word) => {
    const pdf = await draw(sample(reference))
    expect(textOf(pdf)).toMatch(new RegExp(word))
    expect(textOf(pdf, 'pdffonts')).not.toMatch(/ no +(yes|no) +yes +\d/)
  })

  it.each([
    ['nb', 'FORHÅNDSVISNING – IKKE GYLDIG'],
    ['nn', 'FØREHANDSVISING – IKKJE GYLDIG'],
    ['en', 'PREVIEW – NOT VALID'],
  ] as const)('marks every page of a preview in %s', async (locale, mark) => {
    const definition = findCertificate('1.1.100')
    if (definition === undefined) throw new Error('No certificate')
    const preview = certificateOf(definition, many(40), dataLookups(), { state: 'draft', locale, replaces: undefined })
    const { pdf } = await documents.show('kari', preview, at)
    const pages = textOf(Buffer.from(pdf)).split('\f').slice(0, -1)
    expect(pages.length).toBeGreaterThan(3)
    expect(pages.filter((page) => !page.includes(mark))).toEqual([])
    expect(await languagesIn(pdf)).toContain(locale)
  })

  it('[CRT-07] [CRT-15] has number, issue and page on every page, on paper the number of its own sheet as well', async () => {
    const serial = (index: number) => `NO ${100 + index}`
    const serials = Array.from({ length: 20 }, (_, index) => serial(index))
    const pages = textOf(await draw(many(40), serials))
      .split('\f')
      .slice(0, -1)
    expect(pages[0]).toContain('NO 100–NO 119')
    const wanted = (index: number) => ['2026-1.1.100-4010-1', 'Issue', `Page ${index + 1} of ${pages.length}`]
    expect(pages.filter((page, index) => wanted(index).some((word) => !page.includes(word)))).toEqual([])
    expect(pages.map((page) => [...page.matchAll(/^Sheet serial .*?(NO \d+)$/gm)].at(-1)?.[1])).toEqual(
      serials.slice(0, pages.length),
    )
  })

  it('[CRT-07] names the schedule in the box that was too small, and puts all of its lines there', async () => {
    const text = textOf(await draw(many(100)))
    const page = Number(/See schedule 1, page (\d+)\./.exec(text)?.[1])
    expect(text.split('\f')[page - 1]).toContain('Schedule 1 to box I.25')
    expect(new Set(text.match(/PARTI-\d+X/g) ?? []).size).toBe(100)
  })

  it('[CRT-07] repeats the head of the table on every page, and breaks no code', async () => {
    const text = textOf(await draw(many(100)))
    const tables = text.split('\f').filter((page) => page.includes('PARTI-'))
    expect(tables.length).toBeGreaterThan(3)
    expect(tables.filter((page) => !page.includes('Nature and treatment'))).toEqual([])
    const digits = { ...sample(4010).productLines?.[0], id: '1', productClassificationCode: '03021400' }
    expect(textOf(await draw({ ...sample(4010), productLines: [digits] }))).toMatch(/^03021400$/m)
  })

  it('[CRT-21] puts the sums of a table on a page with the last of its lines, however many there are', async () => {
    // From a page that is not full to one more than the next.
    for (let count = 14; count <= 40; count += 1) {
      const pages = textOf(await draw(many(count))).split('\f')
      const last = pages.filter((page) => page.includes('Schedule 1 to box I.25')).at(-1)
      expect([count, last?.includes(`PARTI-${count}X`), last?.includes('Total')]).toEqual([count, true, true])
    }
  })

  it('writes names in Polish, Russian, Greek, Vietnamese and Chinese', async () => {
    const consignee = { name: 'Zakład Łódź Владивосток Αθήνα Việt', address: 'Nr. 上海', city: 'Łódź', country: 'PL' }
    const pdf = await draw({ ...sample(4010), recipient: { consignee } })
    const text = textOf(pdf)
    expect(text).toContain('Zakład Łódź Владивосток Αθήνα Việt')
    expect(text).toContain('Nr. 上海')
    expect(textOf(pdf, 'pdffonts')).not.toMatch(/ no +(yes|no) +yes +\d/)
  })
})
