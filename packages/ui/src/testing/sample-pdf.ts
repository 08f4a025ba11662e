type PdfObject = string | Uint8Array

const head = '%PDF-1.4\n'
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const stream = (content: PdfObject, facts = '') => {
  const bytes = typeof content === 'string' ? bytesOf(content) : content
  return joined([`<<${facts}/Length ${bytes.length}>>\nstream\n`, bytes, '\nendstream'])
}

function joined(parts: readonly PdfObject[]): Uint8Array<ArrayBuffer> {
  const all = parts.map((part) => (typeof part === 'string' ? bytesOf(part) : part))
  const whole = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of all) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** A PDF file from objects numbered from 1, with their table and a trailer that points to the first. */
function file(objects: readonly PdfObject[], trailer = ''): Blob {
  const parts: PdfObject[] = [head]
  let length = head.length
  const table = objects.map((object, index) => {
    const part = joined([`${index + 1} 0 obj\n`, object, '\nendobj\n'])
    parts.push(part)
    const row = `${String(length).padStart(10, '0')} 00000 n \n`
    length += part.length
    return row
  })
  const size = objects.length + 1
  parts.push(
    `xref\n0 ${size}\n0000000000 65535 f \n${table.join('')}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF`,
  )
  return new Blob([joined(parts)], { type: 'application/pdf' })
}

const catalog = '<</Type/Catalog/Pages 2 0 R/Lang(en)>>'
const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
const kids = (numbers: readonly number[]) =>
  `<</Type/Pages/Kids[${numbers.map((number) => `${number} 0 R`).join(' ')}]/Count ${numbers.length}>>`
const page = (content: number, fontAt: number) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${content} 0 R/Resources<</Font<</F1 ${fontAt} 0 R>>>>>>`

const words = (text: string) => `BT /F1 28 Tf 72 740 Td (Health certificate) Tj 0 -40 Td /F1 14 Tf (${text}) Tj ET`

/** A real PDF, small enough to be written here: for stories and tests of previews. */
export function samplePdf(pages = 1): Blob {
  const places = Array.from({ length: pages }, (_, index) => 4 + 2 * index)
  const contents = places.flatMap((place, index) => {
    const text = index === 0 ? "No. 004009, People's Republic of China" : `Page ${index + 1}`
    return [page(place + 1, 3), stream(words(text))]
  })
  return file([catalog, kids(places), font, ...contents])
}

const faxed = '26a0bfffffffe0020020'
/** One image, 16 by 16, as each kind of scanner writes it. JBIG2: a page and one region with MMR coding, as in a fax. */
const scans = [
  { filter: '/CCITTFaxDecode/DecodeParms<</K -1/Columns 16/Rows 16>>', content: faxed },
  {
    filter: '/JBIG2Decode',
    content: `000000003000010000001300000010000000100000000000000000000000000000012600010000001c000000100000001000000000000000000001${faxed}`,
  },
  {
    filter: '/JPXDecode',
    content:
      'ff4fff510029000000000010000000100000000000000000000000100000001000000000000000000001070101ff52000c00000001000004040001ff5c00044040ff90000a0000000000180001ff93df8038115054aff4c87fffd9',
  },
]

/**
 * A page that consists of images, as faxes and scanners produce: CCITT (group 4), JBIG2 and JPEG 2000, each a third of
 * its height.
 */
export function scanPdf(): Blob {
  const look = '/Type/XObject/Subtype/Image/Width 16/Height 16/ColorSpace/DeviceGray'
  const bits = (filter: string) => (filter === '/JPXDecode' ? 8 : 1)
  return file([
    catalog,
    kids([3]),
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 840]/Contents 4 0 R/Resources<</XObject<</I0 5 0 R/I1 6 0 R/I2 7 0 R>>>>>>',
    stream(scans.map((_, index) => `q 400 0 0 240 100 ${580 - 280 * index} cm /I${index} Do Q`).join(' ')),
    ...scans.map(({ filter, content }) =>
      stream(fromHex(content), `${look}/BitsPerComponent ${bits(filter)}/Filter${filter}`),
    ),
  ])
}

/** Chinese text whose font is not embedded, as authorities in China send it. */
export const chinesePdf = (): Blob =>
  file([
    catalog,
    kids([3]),
    page(4, 5),
    stream('BT /F1 40 Tf 72 740 Td <cec0c9fad6a4cae9> Tj ET'),
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/GBK-EUC-H/DescendantFonts[6 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/DW 1000/FontDescriptor 7 0 R>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
  ])

/** Valid, but without a page. */
export const emptyPdf = (): Blob => file([catalog, kids([])])

/** Begins as a PDF and is truncated right after. */
export const brokenPdf = (): Blob => new Blob([`${head}1 0 obj\n<</Type/Catalog/Pa`], { type: 'application/pdf' })

/** Encrypted with 40-bit RC4 (revision 2 of the standard handler); its password is 'laks'. */
export function lockedPdf(): Blob {
  const content = fromHex(
    'ec667425388ce768b673a148f5a16789ef146b29f074163169cfaebf557edc380a39939cce15df73d0aa75a26b149c62bf',
  )
  const id = '<5dad40678f0d14118e3fef87979f94ac>'
  const owner = '<4a090392a1cd7ed95af16e1354c366f54ffec7a08f086bb6d4a5eb7a8ffb9dd0>'
  const user = '<607fe96169a15ff31a820b94b8fe30cdde4369a321456898c53bec045f53cdfe>'
  return file(
    [
      catalog,
      kids([3]),
      page(4, 5),
      stream(content),
      font,
      `<</Filter/Standard/V 1/R 2/Length 40/P -4/O ${owner}/U ${user}>>`,
    ],
    `/Encrypt 6 0 R/ID[${id}${id}]`,
  )
}
