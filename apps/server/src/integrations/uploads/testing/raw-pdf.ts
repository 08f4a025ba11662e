import { deflateSync } from 'node:zlib'

/** What a document has besides one page with the text `Hei`, written verbatim. */
export interface Extra {
  /** Entries of the catalog and the page, and objects from number 6 on. */
  readonly catalog?: string
  readonly page?: string
  readonly objects?: readonly string[]
  /** Bytes after the end. */
  readonly rest?: string
}

export const stream = (content: string | Buffer, entries = '') =>
  `<<${entries}/Length ${content.length}>>\nstream\n${typeof content === 'string' ? content : content.toString('latin1')}\nendstream`

/** An object stream with one object. */
export const packed = (number: number, object: string) => {
  const head = `${number} 0 `
  return stream(deflateSync(`${head}${object}`), `/Type/ObjStm/N 1/First ${head.length}/Filter/FlateDecode`)
}

/** A hand-written document, with syntax that no library would write. */
export function rawPdf({ catalog = '', page = '', objects = [], rest = '' }: Extra): Buffer {
  const all = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>${page}>>`,
    stream('BT /F1 12 Tf 20 60 Td (Hei) Tj ET'),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...objects,
  ]
  let text = '%PDF-1.7\n'
  const starts = all.map((object, index) => {
    const start = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${starts.join('')}`
  const end = `trailer\n<</Size ${all.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table + end + rest, 'latin1')
}

/** The same with a signature as object 6. Its byte range is only known when the rest is written. */
export function signedPdf(extra: Extra): Buffer {
  const range = '[0 0000000000 0000000000 0000000000]'
  const signature = `<</Type/Sig/Filter/Adobe.PPKLite/ByteRange${range}/Contents<3082>>>`
  const field = `/AcroForm<</SigFlags 3/Fields[<</FT/Sig/T(a)/V 6 0 R>>]>>`
  const objects = [signature, ...(extra.objects ?? [])]
  const text = rawPdf({ ...extra, catalog: `${field}${extra.catalog ?? ''}`, objects, rest: '' }).toString('latin1')
  const before = text.indexOf('<3082>')
  const after = before + '<3082>'.length
  const numbers = [before, after, text.length - after].map((one) => String(one).padStart(10, '0'))
  return Buffer.from(text.replace(range, `[0 ${numbers.join(' ')}]`) + (extra.rest ?? ''), 'latin1')
}
