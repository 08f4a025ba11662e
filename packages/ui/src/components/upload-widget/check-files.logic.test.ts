import { fileKinds, kindOfHead } from '@eksport/domain'
import { describe, expect, it, vi } from 'vitest'
import { checkFiles, freeName, tenMegabytes } from './check-files.logic.js'
import { extensionOf, fileTypes, hasSignature } from './file-types.js'

const rules = { accept: Object.values(fileTypes), maxSizeBytes: tenMegabytes, maxFiles: 4 }
const pdf = (name: string, size = 5000) => ({ name, size, type: 'application/pdf' })
const codes = (files: Parameters<typeof checkFiles>[0], present: readonly string[] = []) =>
  checkFiles(files, present, rules).rejected.map(({ code }) => code)

describe('checkFiles', () => {
  it.each([
    [10 * 1024 ** 2, []],
    [10 * 1024 ** 2 + 1, ['too-large']],
  ])('[UPL-01] takes ten megabytes and not a byte more: %d', (size, expected) => {
    expect(codes([pdf('a.pdf', size)])).toEqual(expected)
  })

  it.each([
    ['a.pdf', 'application/pdf', 99, ['too-small']],
    ['a.pdf', 'application/pdf', 100, []],
    ['a.png', 'image/png', 0, ['too-small']],
    ['a.png', 'image/png', 1, []],
  ])('[UPL-02] refuses what is too small to be anything: %s %s %d', (name, type, size, expected) => {
    expect(codes([{ name, type, size }])).toEqual(expected)
  })

  it.each([
    ['RAPPORT.PDF', '', []],
    ['a.jpeg', 'application/octet-stream', []],
    ['skann', 'image/tiff', []],
    ['notat.docx', 'application/msword', ['type']],
    ['notat.docx', 'application/pdf', ['type']],
    ['ukjent', '', ['type']],
    ['.pdf', '', ['type']],
  ])('[UPL-03] knows a kind by extension, or by MIME type when there is none: %s %s', (name, type, expected) => {
    expect(codes([{ name, type, size: 500 }])).toEqual(expected)
  })

  it('[UPL-03] tells the extension, else the MIME type', () => {
    const rejected = checkFiles(
      [
        { name: 'notat.docx', type: 'x', size: 9 },
        { name: 'notat', type: 'text/plain', size: 9 },
      ],
      [],
      rules,
    ).rejected
    expect(rejected).toMatchObject([{ type: 'docx' }, { type: 'text/plain' }])
  })

  it('[UPL-04] takes the first four of five, and the one of a single field', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((name) => pdf(`${name}.pdf`))
    const result = checkFiles(five, [], rules)
    expect(result.accepted).toHaveLength(4)
    expect(result.rejected).toEqual([{ code: 'count', name: 'e.pdf', maxFiles: 4 }])
    expect(checkFiles([pdf('b.pdf')], ['a.pdf'], { ...rules, maxFiles: 1 }).rejected).toMatchObject([{ code: 'count' }])
  })

  it.each([
    ['A.PDF', 'a.pdf'],
    ['fa\u030a.pdf', 'få.pdf'],
  ])('[UPL-05] sees that %s and %s are the same name', (one, other) => {
    expect(codes([pdf(one)], [other])).toEqual(['duplicate'])
    expect(codes([pdf(one), pdf(other)])).toEqual(['duplicate'])
  })

  it('reads no content: a check of four large files takes no time', () => {
    const file = Object.assign(pdf('a.pdf', tenMegabytes), {
      arrayBuffer: () => {
        throw new Error('read')
      },
    })
    expect(checkFiles([file], [], rules).accepted).toEqual([file])
  })
})

it('reads four kilobytes of a file at most to know its kind, and no file to check its facts', async () => {
  const file = new File([new Uint8Array(tenMegabytes)], 'a.pdf')
  const slice = vi.spyOn(file, 'slice')
  await hasSignature(file, fileTypes.pdf)
  expect(slice.mock.calls.map(([from = 0, to = Number.POSITIVE_INFINITY]) => to - from)).toEqual([1024])
})

it('takes a smallest size of the caller besides that of the kind', () => {
  const withMin = { ...rules, minSizeBytes: 1000 }
  expect(checkFiles([pdf('a.pdf', 999)], [], withMin).rejected).toMatchObject([{ code: 'too-small' }])
  expect(checkFiles([pdf('a.pdf', 1000)], [], withMin).rejected).toEqual([])
})

it('gives pasted pictures free names', () => {
  expect(freeName('utklipp.png', [])).toBe('utklipp.png')
  expect(freeName('utklipp.png', ['Utklipp.png', 'utklipp-2.png'])).toBe('utklipp-3.png')
})

it.each([
  ['a.b.PDF', 'pdf'],
  ['pdf', ''],
  ['.pdf', ''],
])('reads the extension of %s', (name, extension) => {
  expect(extensionOf(name)).toBe(extension)
})

it.each([
  [fileTypes.pdf, '%PDF-1.7', true],
  [fileTypes.pdf, 'blank lines first %PDF-1.4', true],
  [fileTypes.pdf, `${' '.repeat(1020)}%PDF-1.4`, false],
  [fileKinds.pdf, '%PDF-1.7', true],
  [fileKinds.pdf, 'blank lines first %PDF-1.4', true],
  [fileTypes.pdf, 'PK zip', false],
  [fileTypes.tiff, 'II*\0', true],
  [fileTypes.png, '%PDF-1.7', false],
])('[UPL-08] looks at the first bytes of a file as the server does: %o %s', async (type, content, expected) => {
  expect(await hasSignature(new Blob([content]), type)).toBe(expected)
  expect(kindOfHead(new TextEncoder().encode(content)) === type.name.toLowerCase()).toBe(expected)
})
