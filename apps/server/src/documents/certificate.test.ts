import { PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import type { Application } from '@eksport/domain'
import { afterAll, describe, expect, it } from 'vitest'
import { createRenderer } from './index.ts'
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
})
