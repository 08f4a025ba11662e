import type { HostileBody, Wanted } from './bodies.ts'
import type { Draw } from './draw.ts'
import { oddTexts, wrongValues } from './words.ts'

const part = (
  name: string,
  value: string | Uint8Array,
  of: { readonly filename?: string; readonly type?: string } = {},
) => {
  const filename = of.filename === undefined ? '' : `; filename="${of.filename}"`
  const type = of.type === undefined ? '' : `\r\nContent-Type: ${of.type}`
  return `--b\r\nContent-Disposition: form-data; name="${name}"${filename}${type}\r\n\r\n${value}\r\n`
}

/** A hostile body for a call with a multipart body. */
export function hostileParts({ shape }: Wanted, draw: Draw): HostileBody {
  const name = draw.of([...Object.keys(shape.properties ?? {}), 'other', '__proto__', 'a\u0000b', ''])
  const filename = draw.of(['a.pdf', 'a\u0000b.pdf', '../../etc/passwd', '', 'x'.repeat(2_000), '__proto__', 'a.exe'])
  const value = JSON.stringify(draw.of([...wrongValues, ...oddTexts]))
  const end = '--b--\r\n'
  const body = draw.of([
    end,
    '',
    '--b',
    part(name, value, { type: 'application/json' }) + end,
    part(name, value, { type: 'application/json' }),
    part(name, value) + part(name, value) + end,
    part(name, '%PDF-1.7', { filename, type: 'application/pdf' }) + end,
    part(name, '%PDF-1.7', { filename, type: 'application/pdf' }),
    part(name, 'x', { filename, type: 'x' }).repeat(30) + end,
    part(name, 'x'.repeat(200_000)) + end,
    ...[`--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n${end}`, `--b\r\n\r\n\r\n${end}`, `--b\r\nx: y\r\n${end}`],
  ])
  const contentType = draw.of([
    ...Array.from({ length: 6 }, () => 'multipart/form-data; boundary=b'),
    ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed; boundary=b', 'application/json'],
  ])
  return { what: `parts of ${name}, ${contentType}`, contentType, body }
}
