import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { textsOf } from '../../documents/testing/text-layer.ts'
import { jpegWithoutMetadata } from './clean-jpeg.ts'
import { cleanPdf } from './clean-pdf.ts'
import { maxStreamBytes, maxUnpackedBytes } from './inspection-limits.ts'
import { type Extra, packed, rawPdf, signedPdf, stream } from './testing/raw-pdf.ts'
import { Unpacked } from './unpacking.ts'

/** What stands in each of these, so that nothing of them is overlooked. */
const secret = 'app.alert(1)'
const script = `<</S/JavaScript/JS(${secret})>>`
const file = '<</Type/Filespec/F(a.txt)/EF<</F 7 0 R>>>>'
const embedded = stream(secret, '/Type/EmbeddedFile')
const untyped = (number: number, object: string) => packed(number, object).replace('/Type/ObjStm', '')
const annotation = (entries: string) => `/Annots[<</Type/Annot/Rect[0 0 9 9]${entries}>>]`

const hostile: readonly (readonly [string, Extra])[] = [
  ['a script when it is opened', { catalog: `/OpenAction${script}` }],
  ['its name in numbers', { catalog: `/OpenAction<</S/Java#53cript/JS(${secret})>>` }],
  ['its name in an object of its own', { catalog: `/OpenAction<</S 6 0 R/JS(${secret})>>`, objects: ['/JavaScript'] }],
  ['a script of a page', { page: `/AA<</O${script}>>` }],
  ['a script after a harmless action', { catalog: `/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next[${script}]>>` }],
  ['a script by name', { catalog: `/Names<</JavaScript<</Names[(a)${script}]>>>>` }],
  ['a script in a packed object', { catalog: '/OpenAction 9 0 R', objects: [packed(9, script)] }],
  ['a script of a field', { catalog: `/AcroForm<</Fields[<</FT/Tx/T(a)/AA<</K${script}>>>>]>>` }],
  ['a script that nothing leads to', { objects: [script] }],
  ['a program to start', { catalog: `/OpenAction<</S/Launch/F(${secret})>>` }],
  ['an address that opens by itself', { catalog: `/OpenAction<</S/URI/URI(http://${secret})>>` }],
  ['an address to click', { page: annotation(`/Subtype/Link/A<</S/URI/URI(http://${secret})>>`) }],
  ['a place in another file', { page: annotation(`/Subtype/Link/A<</S/GoToR/F(${secret})/D[0/Fit]>>`) }],
  ['an address that it is sent to', { page: annotation(`/Subtype/Link/A<</S/SubmitForm/F(${secret})>>`) }],
  ['a command of a viewer', { catalog: `/OpenAction<</S/Named/N/AcroSendMail/T(${secret})>>` }],
  ['a file inside', { catalog: `/Names<</EmbeddedFiles<</Names[(a)${file}]>>>>`, objects: ['null', embedded] }],
  ['a file beside', { catalog: `/AF[${file}]`, objects: ['null', embedded] }],
  ['a file on a page', { page: annotation(`/Subtype/FileAttachment/FS${file}`), objects: ['null', embedded] }],
  [
    'a film',
    {
      page: annotation(`/Subtype/RichMedia/RichMediaContent<</Assets<</Names[(a)${file}]>>>>`),
      objects: ['null', embedded],
    },
  ],
  ['another form', { catalog: `/AcroForm<</Fields[]/XFA(${secret})>>` }],
  ['a picture in another file', { page: '/Thumb 6 0 R', objects: [stream('', `/F(${secret})`)] }],
  ['a program for the printer', { page: '/Thumb 6 0 R', objects: [stream(secret, '/Type/XObject/Subtype/PS')] }],
  [
    'a program for the printer beside what is drawn',
    {
      page: '/Thumb 6 0 R',
      objects: [stream('', '/Subtype/Form/BBox[0 0 9 9]/Subtype2/PS/PS 7 0 R'), stream(secret)],
    },
  ],
  ['private notes of a program', { catalog: `/PieceInfo<</A(${secret})>>` }],
  ['a program behind its end', { rest: `MZ ${secret}\n%%EOF\n` }],
  [
    'an earlier object behind a later one',
    { catalog: '/OpenAction 6 0 R', objects: [script], rest: '6 0 obj\n<</S/GoTo/D[3 0 R/Fit]>>\nendobj\n' },
  ],
]

/** What another reader finds in a document: everything, unpacked. */
function qpdfReads(content: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'eksport-qpdf-'))
  writeFileSync(join(folder, 'kept.pdf'), content)
  const { stdout, status } = spawnSync('qpdf', ['--qdf', '--object-streams=disable', join(folder, 'kept.pdf'), '-'])
  rmSync(folder, { recursive: true })
  expect(status).toBe(0)
  return stdout.toString('latin1')
}

const active =
  /\/(JavaScript|JS|AA|Launch|URI|GoToR|SubmitForm|Named|EmbeddedFiles?|Filespec|EF|FileAttachment|RichMedia\w*|XFA)\b/

async function kept(given: Buffer): Promise<Buffer> {
  const cleaned = await cleanPdf(given)
  if (cleaned.verdict !== 'readable') throw new Error(cleaned.verdict)
  return Buffer.from(cleaned.content)
}

describe('[SEC-16] a document that does something', () => {
  it.each(hostile)('is kept without %s, and says what it said', async (_, extra) => {
    const given = rawPdf(extra)
    expect(given.toString('latin1') + extra.objects).toMatch(/app\.alert|ObjStm/)
    const content = await kept(given)
    const read = qpdfReads(content)
    expect(read).not.toMatch(active)
    expect(read).not.toContain(secret)
    expect(await textsOf(content)).toEqual(await textsOf(given))
  })

  it('is read as it is written, and by nobody as an object inside another', async () => {
    const hidden = stream(`8 0 obj\n${script}\nendobj\n`)
    expect(qpdfReads(await kept(rawPdf({ objects: [hidden] })))).not.toContain(secret)
  })

  it('keeps the fields of a form and what was written in them, a place to go to, and its contents', async () => {
    const field = '<</FT/Tx/T(navn)/V(Kari)/Subtype/Widget/Rect[0 0 9 9]>>'
    const outlines = '/Outlines<</First<</Title(Del)/Dest[3 0 R/Fit]>>>>'
    const content = await kept(
      rawPdf({ catalog: `/AcroForm<</Fields[6 0 R]>>/OpenAction[3 0 R/Fit]${outlines}`, objects: [field] }),
    )
    const read = await PDFDocument.load(content)
    expect(read.getForm().getTextField('navn').getText()).toBe('Kari')
    expect(qpdfReads(content)).toMatch(/OpenAction[\s\S]*Outlines|Outlines[\s\S]*OpenAction/)
  })

  it('does not say where a photo in it was taken', async () => {
    const photo = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).jpeg()
    const located = await photo.withExif({ IFD3: { GPSLatitudeRef: 'N' }, IFD0: { Make: secret } }).toBuffer()
    const image = stream(located, '/Subtype/Image/Width 8/Height 8/BitsPerComponent 8/Filter/DCTDecode')
    const content = await kept(rawPdf({ page: '/Thumb 6 0 R', objects: [image] }))
    expect(located.includes(secret)).toBe(true)
    expect(content.includes(secret)).toBe(false)
    expect(content.includes('DCTDecode')).toBe(true)
    const packedPhotos = [
      stream(
        deflateSync(located),
        '/Subtype/Image/Width 8/Height 8/Filter[/FlateDecode/DCTDecode]/DecodeParms[null null]',
      ),
      stream(`${located.toString('hex')}>`, '/Subtype/Image/Width 8/Height 8/Filter[/AHx/DCT]'),
    ]
    for (const one of packedPhotos) {
      const unpacked = await kept(rawPdf({ page: '/Thumb 6 0 R', objects: [one] }))
      expect(unpacked.includes(jpegWithoutMetadata(located))).toBe(true)
      expect(unpacked.includes(secret)).toBe(false)
    }
  })

  it('is refused where nothing can be shown without another program', async () => {
    const catalog = '/NeedsRendering true/AcroForm<</Fields[]/XFA(<xdp/>)>>'
    expect(await cleanPdf(rawPdf({ catalog }))).toEqual({ verdict: 'form-not-drawn' })
  })
})

describe('[SEC-16] a signed document', () => {
  const link = annotation('/Subtype/Link/A<</S/URI/URI(https://eksempel.no)>>')

  it('stays byte for byte, also with a link to click', async () => {
    for (const given of [signedPdf({}), signedPdf({ page: link })]) {
      expect(await kept(given)).toEqual(given.subarray(0, given.length - 1))
    }
  })

  it('loses what stands behind its end', async () => {
    expect(await kept(signedPdf({ rest: 'MZ program' }))).toEqual(await kept(signedPdf({})))
  })

  it.each<readonly [string, Extra]>([
    ['a script', { catalog: `/OpenAction${script}` }],
    ['its name in numbers', { catalog: `/OpenAction<</S/#4AavaScript/JS(a)>>` }],
    ['a script in a packed object', { catalog: '/OpenAction 9 0 R', objects: [packed(9, script)] }],
    ['a script that only the table of its objects leads to', { objects: [stream(`8 0 obj\n${script}\nendobj\n`)] }],
    [
      'a script in a packed object that does not say it is one',
      { catalog: '/OpenAction 9 0 R', objects: [untyped(9, script)] },
    ],
    [
      'an address that opens by itself and that only the table of its objects leads to',
      { catalog: '/OpenAction 9 0 R', objects: [stream('9 0 obj\n<</S/URI/URI(https://eksempel.no)>>\nendobj\n')] },
    ],
    ['packed objects inside another', { objects: [stream(`8 0 obj\n${packed(9, script)}\nendobj\n`)] }],
    ['an address that opens by itself', { catalog: '/OpenAction<</S/URI/URI(https://eksempel.no)>>' }],
    ['a link that is also opened by itself', { catalog: '/OpenAction 7 0 R', ...sharedLink() }],
  ])('is refused with %s', async (_, extra) => {
    expect(await cleanPdf(signedPdf(extra))).toEqual({ verdict: 'signed-and-active' })
  })

  function sharedLink(): Extra {
    return { page: annotation('/Subtype/Link/A 7 0 R'), objects: ['<</S/URI/URI(https://eksempel.no)>>'] }
  }
})

describe('[SEC-16] what unpacks beyond the limit', () => {
  const million = 1024 * 1024
  const twice = (bytes: number) => deflateSync(deflateSync(Buffer.alloc(bytes)))
  const doubled = '/Filter[/FlateDecode/FlateDecode]'

  it.each([
    ['a doubled filter', stream(twice(256 * million), doubled)],
    ['the short name of a filter', stream(twice(256 * million), '/Filter[/Fl/Fl]')],
    ['a filter that encrypts nothing', stream(twice(256 * million), '/Filter[/Crypt/FlateDecode/FlateDecode]')],
    ['a doubled filter of objects', stream(twice(256 * million), `/Type/ObjStm/N 1/First 4${doubled}`)],
    [
      'a stream that is cut short',
      stream(deflateSync(Buffer.alloc(256 * million)).subarray(0, -9), '/Filter/FlateDecode'),
    ],
  ])('is refused at the limit, whatever would follow: %s', async (_, object) => {
    const unpacked = new Unpacked()
    expect(await cleanPdf(rawPdf({ objects: [object] }), unpacked)).toEqual({ verdict: 'unpacks-too-large' })
    expect(unpacked.bytes).toBeGreaterThan(million)
    expect(unpacked.bytes).toBeLessThan(maxStreamBytes + 2 * million)
    expect(maxStreamBytes).toBeLessThan(maxUnpackedBytes)
  })

  it('is refused by its number of filters, and by the size of a picture', async () => {
    const filters = `/Filter[${'/FlateDecode'.repeat(5)}]`
    expect(await cleanPdf(rawPdf({ objects: [stream('x', filters)] }))).toEqual({ verdict: 'unpacks-too-large' })
    const wide = '/Subtype/Image/Width 30000/Height 30000/BitsPerComponent 8/Filter/JPXDecode'
    expect(await cleanPdf(rawPdf({ objects: [stream('x', wide)] }))).toEqual({ verdict: 'too-many-pixels' })
  })
})
