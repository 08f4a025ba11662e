import { type FileKindName, kindOfHead } from '@eksport/domain'

/** What a browser or a server could run, wherever it stands in a file. */
const runnable = ['<script', '<?php', '<html', '<!doctype', '<iframe', '<svg', '<object', '<embed'] as const

const jpegMark = 0xff
const jpegEnd = 0xd9
const jpegScan = 0xda
/** Marks without a length: the start, and those between the rows of a scan. */
const standsAlone = (mark: number) => mark === 0x01 || (mark >= 0xd0 && mark <= 0xd8)

/** Where the scan that begins at `at` ends: at the first mark that is no stuffed byte and no mark between rows. */
function afterScan(content: Buffer, at: number): number {
  for (let next = content.indexOf(jpegMark, at); next >= 0; next = content.indexOf(jpegMark, next + 1)) {
    const mark = content[next + 1] ?? 0
    if (mark !== 0 && mark !== jpegMark && !standsAlone(mark)) return next
  }
  return content.length
}

/** Behind the mark that ends a picture; the small picture inside its first segments has one of its own. */
function endOfJpeg(content: Buffer): number {
  let at = 0
  while (at + 4 <= content.length && content[at] === jpegMark) {
    const mark = content[at + 1] ?? 0
    if (mark === jpegEnd) return at + 2
    if (standsAlone(mark)) at += 2
    else if (mark === jpegMark) at += 1
    else {
      const segment = at + 2 + content.readUInt16BE(at + 2)
      at = mark === jpegScan ? afterScan(content, segment) : segment
    }
  }
  return content[at] === jpegMark && content[at + 1] === jpegEnd ? at + 2 : content.length
}

/** Length, name and checksum around the data of a chunk. */
const chunkFrame = 12
const signatureOfPng = 8

function endOfPng(content: Buffer): number {
  let at = signatureOfPng
  while (at + chunkFrame <= content.length) {
    const name = content.toString('latin1', at + 4, at + 8)
    at += chunkFrame + content.readUInt32BE(at)
    if (name === 'IEND') return at
  }
  return content.length
}

function endOfPdf(content: Buffer): number {
  const end = content.lastIndexOf('%%EOF', undefined, 'latin1')
  return end < 0 ? content.length : end + 5
}

/** Where a file of a kind ends by its own account. A TIFF says nothing about it, and is looked at whole. */
const ends: Readonly<Record<FileKindName, (content: Buffer) => number>> = {
  jpg: endOfJpeg,
  png: endOfPng,
  pdf: endOfPdf,
  tiff: () => 0,
}

const isEmpty = (content: Buffer) => content.every((byte) => byte === 0)

/**
 * [UPL-08] Whether there is something behind the end of a file that is no part of it. Nothing stands behind a PNG. Behind a JPEG
 * cameras keep more pictures and films, and writers of PDF leave blanks: there, what could be run is refused.
 */
function hasHiddenEnd(content: Buffer, kind: FileKindName): boolean {
  const rest = content.subarray(ends[kind](content))
  if (kind === 'png') return !isEmpty(rest)
  const text = rest.toString('latin1').toLowerCase()
  return runnable.some((beginning) => text.includes(beginning))
}

/** Readers of PDF look for its head this far into a file. */
const headOfPdfWithin = 1024
/** The directory of a ZIP archive stands at its end, before a comment of at most this length. */
const directoryOfZipWithin = 65_557

/** Whether another program could read the file as something else than what it begins as. */
function isAlsoSomethingElse(content: Buffer, kind: FileKindName): boolean {
  const head = content.subarray(0, headOfPdfWithin)
  if (kind !== 'pdf' && head.includes('%PDF-', 0, 'latin1')) return true
  if (content.subarray(-directoryOfZipWithin).includes('PK\x05\x06', 0, 'latin1')) return true
  return hasHiddenEnd(content, kind)
}

/** What the content is, by its own first bytes; nothing for a file of two natures [UPL-08]. */
export function kindOfContent(content: Buffer): FileKindName | undefined {
  const kind = kindOfHead(content)
  return kind === undefined || isAlsoSomethingElse(content, kind) ? undefined : kind
}
