import { PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import type { Application } from '@eksport/domain'
import { certificateOf, findCertificate } from '@eksport/domain/documents'
import { afterAll, describe, expect, it } from 'vitest'
import { createRenderer } from './index.ts'
import { dataLookups, sampleApplications } from './testing/data-lookups.ts'
import { issuedFor, issuedSample, sample } from './testing/issued-sample.ts'
import { hasProgram, textOf } from './testing/poppler.ts'

const at = new Date('2026-11-22T09:51:00+01:00')
const documents = createRenderer({ milliseconds: 300_000 })
afterAll(() => documents.close())

const draw = async (application: Application, paperSerials?: readonly string[]) =>
  Buffer.from((await documents.keep(issuedFor(application, paperSerials), at)).pdf)

const poppler = hasProgram('pdftotext')

describe('the document itself', () => {
  it('[CRT-07] [API-04] is a tagged PDF/A-3a with language, title and an output profile', async () => {
    const pdf = await draw(sample(4010))
    expect(pdf.includes('<pdfaid:part>3</pdfaid:part>')).toBe(true)
    expect(pdf.includes('<pdfaid:conformance>A</pdfaid:conformance>')).toBe(true)
    const document = await PDFDocument.load(pdf, { updateMetadata: false })
    const { catalog } = document
    expect(catalog.lookup(PDFName.of('Lang'), PDFString).decodeText()).toBe('en')
    expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))?.toString()).toBe('true')
    expect(catalog.has(PDFName.of('StructTreeRoot'))).toBe(true)
    expect(catalog.has(PDFName.of('OutputIntents'))).toBe(true)
    expect(document.getTitle()).toBe('Health certificate 2026-1.1.100-4010-1')
  })

  it('is the same bytes for the same document and moment, also when it is drawn by another child', async () => {
    const one = await documents.keep(issuedSample(4009), at)
    const other = await documents.show('kari', issuedSample(4009), at)
    expect(Buffer.from(one.pdf).equals(Buffer.from(other.pdf))).toBe(true)
  })

  it('says where the signature belongs, and nowhere on paper', async () => {
    const { signature } = await documents.keep(issuedSample(4010), at)
    expect(signature).toMatchObject({ page: 2, w: expect.any(Number), h: 58 })
    expect((await documents.keep(issuedFor(sample(4010), ['NO 100']), at)).signature).toBeUndefined()
  })

  it.each(sampleApplications().map((application) => [application.referenceNumber, application] as const))(
    '[API-04] draws sample %i',
    { tags: 'proof' },
    async (_reference, application) => {
      expect((await PDFDocument.load(await draw(application))).getPageCount()).toBeGreaterThan(1)
    },
  )
})

describe.skipIf(!poppler)('what a reader sees (skipped without poppler-utils)', () => {
  it('[API-04] states the facts of the application', async () => {
    const text = textOf(await draw(sample(4010))).replaceAll('\u00a0', ' ')
    const stated = [
      '2026-1.1.100-4010-1',
      'Prøvekaia 3',
      '8300 Svolvær',
      'Qingdao Test Aquatic Products Co Ltd',
      'CNTAO',
      '−25 °C to −18 °C',
      'Gadus morhua',
      'Mallotus villosus',
      '14,400.00',
      '15,300.00',
      'Saga Fisk AS',
      'Barents Sea',
      'Testfartøy Delta',
      'intended for human consumption',
      'KARI NORDLI',
      'Official veterinarian',
      '22 November 2026',
      'Sample wording, not agreed',
    ]
    expect(stated.filter((fact) => !text.includes(fact))).toEqual([])
    expect(text).not.toMatch(/undefined|null|NaN|\{|UTKAST/)
  })

  it('loses nothing of what somebody wrote without a blank, or at any length', async () => {
    const name = 'A'.repeat(120)
    const address = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')
    const consignee = { name, address, city: 'Qingdao', country: 'CN' }
    const text = textOf(await draw({ ...sample(4010), recipient: { consignee } }))
    expect(text.replace(/[^A]/g, '').length).toBeGreaterThanOrEqual(120)
    expect(text.match(/word\d+/g)).toHaveLength(60)
    expect(text).toContain('Schedule 1 to box I.5')
  })

  it('[CRT-17] leaves codes whole, without characters that nobody typed', async () => {
    const [line] = sample(4010).productLines ?? []
    const lots = ['LOT123456789', 'AB12CD34EF56GH78', '2026-11-ABCDEF-GHIJ']
    const long = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ-0123456789'
    const seal = 'SEAL12345678901234567890123456'
    const transport = { ...sample(4010).transport, containers: [{ number: 'MSKU1234567', seals: [{ number: seal }] }] }
    const productLines = [...lots, long].map((lotNumber, index) => ({ ...line, id: `line-${index}`, lotNumber }))
    const text = textOf(await draw({ ...sample(4010), transport, productLines }))
    expect([...lots, seal, 'MSKU1234567'].filter((code) => !text.includes(code))).toEqual([])
    // One that no column holds goes on in the next line, with each of its characters.
    const column = textOf(await draw({ ...sample(4010), productLines: productLines.slice(3) }), 'pdftotext', '-raw')
    expect(column.replace(/\s/g, '')).toContain(long)
    expect(text + column).not.toMatch(/[\u00ad\u200b-\u200d\u2060\ufeff]/)
  })

  it('[CRT-21] keeps the lines on their page where one description is too long for it, which alone goes to a schedule', async () => {
    const [line] = sample(4010).productLines ?? []
    const productDescription = Array.from({ length: 140 }, (_, index) => `word${index}`).join(' ')
    const productLines = [1, 2, 3].map((number) => ({
      ...line,
      id: `line-${number}`,
      lotNumber: `PARTI-${number}`,
      ...(number === 2 && { productDescription }),
    }))
    const [first = '', , schedule = ''] = textOf(await draw({ ...sample(4010), productLines })).split('\f')
    expect(
      ['PARTI-1', 'PARTI-2', 'PARTI-3', 'See schedule 1, page 3.'].filter((word) => !first.includes(word)),
    ).toEqual([])
    expect(schedule).toContain('Schedule 1 to box I.25')
    expect(schedule).not.toContain('PARTI')
    expect(schedule.match(/word\d+/g)).toHaveLength(140)
  })

  it('[CRT-17] says every Arabic word letter for letter, and phrases in the order in which they are read', async () => {
    const document = issuedSample(4013)
    const stated: string[] = []
    JSON.stringify({ ...document, strings: {} }, (key, value) => {
      if (typeof value === 'string' && (key === 'ar' || /\p{Script=Arabic}/u.test(value))) stated.push(value)
      return value
    })
    const { pdf } = await documents.keep(document, at)
    // Poppler wraps what it turned around in marks of its own.
    const text = textOf(Buffer.from(pdf)).replace(/[\u202a-\u202e]/g, '')
    const words = new Set(stated.flatMap((one) => one.match(/\p{Script=Arabic}+/gu) ?? []))
    expect(words.size).toBeGreaterThan(80)
    expect([...words].filter((word) => !text.includes(word))).toEqual([])
    expect(text).toContain('للمنتجات السمكية المصدرة من النرويج إلى')
    expect(text).toContain('الهيئة النرويجية لسلامة الأغذية')
  })

  it('takes what somebody typed as words, never as a drawing', async () => {
    const consignee = { name: '#read("/etc/passwd") $x^2$ *bold* @label', city: 'Qingdao', country: 'CN' }
    expect(textOf(await draw({ ...sample(4010), recipient: { consignee } }))).toContain(
      '#read("/etc/passwd") $x^2$ *bold* @label',
    )
  })

  it.each([
    ['1.1.100', 4010, '卫生证书'],
    ['1.1.117', 4013, 'HACCP|الشهادة|شهادة'],
    ['1.1.342', 4021, 'Відправник'],
    ['1.1.7', 4002, 'Expedidor'],
    ['1.1.12', 4006, 'Expeditor'],
  ])('[CRT-05] %s can be read in its second language', { tags: 'proof' }, async (_template, reference, word) => {
    const pdf = await draw(sample(reference))
    expect(textOf(pdf)).toMatch(new RegExp(word))
    expect(textOf(pdf, 'pdffonts')).not.toMatch(/ no +(yes|no) +yes +\d/)
  })

  it.each([
    ['nb', 'FORHÅNDSVISNING – IKKE GYLDIG'],
    ['nn', 'FØREHANDSVISING – IKKJE GYLDIG'],
    ['en', 'PREVIEW – NOT VALID'],
  ] as const)('marks every page of a preview in %s', { tags: 'proof' }, async (locale, mark) => {
    const definition = findCertificate('1.1.100')
    if (definition === undefined) throw new Error('No certificate')
    const preview = certificateOf(definition, many(40), dataLookups(), { state: 'draft', locale, replaces: undefined })
    const { pdf } = await documents.show('kari', preview, at)
    const pages = textOf(Buffer.from(pdf)).split('\f').slice(0, -1)
    expect(pages.length).toBeGreaterThan(3)
    expect(pages.filter((page) => !page.includes(mark))).toEqual([])
    expect(await languagesIn(pdf)).toContain(locale)
  })

  it('[CRT-07] [CRT-15] has number, issue and page on every page, on paper the number of its own sheet as well', {
    tags: 'proof',
  }, async () => {
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

  it('[CRT-07] names the schedule in the box that was too small, and puts all of its lines there', {
    tags: 'proof',
  }, async () => {
    const text = textOf(await draw(many(100)))
    const page = Number(/See schedule 1, page (\d+)\./.exec(text)?.[1])
    expect(text.split('\f')[page - 1]).toContain('Schedule 1 to box I.25')
    expect(new Set(text.match(/PARTI-\d+X/g) ?? []).size).toBe(100)
  })

  it('[CRT-07] repeats the head of the table on every page, and breaks no code', { tags: 'proof' }, async () => {
    const text = textOf(await draw(many(100)))
    const tables = text.split('\f').filter((page) => page.includes('PARTI-'))
    expect(tables.length).toBeGreaterThan(3)
    expect(tables.filter((page) => !page.includes('Nature and treatment'))).toEqual([])
    const digits = { ...sample(4010).productLines?.[0], id: '1', productClassificationCode: '03021400' }
    expect(textOf(await draw({ ...sample(4010), productLines: [digits] }))).toMatch(/^03021400$/m)
  })

  it('[CRT-21] puts the sums of a table on a page with the last of its lines, however many there are', {
    tags: 'proof',
  }, async () => {
    // From a page that is not full to one more than the next.
    for (let count = 14; count <= 40; count += 1) {
      const pages = textOf(await draw(many(count))).split('\f')
      const last = pages.filter((page) => page.includes('Schedule 1 to box I.25')).at(-1)
      expect([count, last?.includes(`PARTI-${count}X`), last?.includes('Total')]).toEqual([count, true, true])
    }
  })

  it('writes names in Polish, Russian, Greek, Vietnamese and Chinese', { tags: 'proof' }, async () => {
    const consignee = { name: 'Zakład Łódź Владивосток Αθήνα Việt', address: 'Nr. 上海', city: 'Łódź', country: 'PL' }
    const pdf = await draw({ ...sample(4010), recipient: { consignee } })
    const text = textOf(pdf)
    expect(text).toContain('Zakład Łódź Владивосток Αθήνα Việt')
    expect(text).toContain('Nr. 上海')
    expect(textOf(pdf, 'pdffonts')).not.toMatch(/ no +(yes|no) +yes +\d/)
  })
})

/** The languages declared to a screen reader: that of the document, and of each part in another language. */
async function languagesIn(pdf: Uint8Array): Promise<unknown[]> {
  const { context } = await PDFDocument.load(pdf)
  const parts = context.enumerateIndirectObjects().flatMap(([, part]) => (part instanceof PDFDict ? [part] : []))
  return parts.map((part) => part.lookupMaybe(PDFName.of('Lang'), PDFString)?.asString())
}

const many = (count: number): Application => {
  const lines = [...(sample(4010).productLines ?? []), ...(sample(4009).productLines ?? [])]
  const productLines = Array.from({ length: count }, (_, index) => ({
    ...(lines[index % lines.length] ?? lines[0]),
    id: `line-${index}`,
    lotNumber: `PARTI-${index + 1}X`,
  }))
  return { ...sample(4010), productLines }
}
