import { type FileKindName, kindOfHead } from '@eksport/domain'
import { endOfJpeg } from './clean-jpeg.ts'
import { endOfPng } from './clean-png.ts'

/** PDF readers look for the header this far into a file. */
const headOfPdfWithin = 1024
/** A ZIP's directory is at the end, before a comment of at most this length. */
const directoryOfZipWithin = 65_557
/** What a browser or server could run if it comes before or after the actual content. */
const runnable = ['<script', '<?php', '<html', '<!doctype', '<iframe', '<svg', '<object', '<embed'] as const

function endOfPdf(content: Buffer): number {
  const end = content.lastIndexOf('%%EOF', undefined, 'latin1')
  return end < 0 ? content.length : end + 5
}

/** The end of a file by its own structure. TIFF has none; its unreferenced data is not kept. */
const ends: Readonly<Record<FileKindName, (content: Buffer) => number>> = {
  jpg: endOfJpeg,
  png: endOfPng,
  pdf: endOfPdf,
  tiff: (content) => content.length,
}

function holdsRunnable(bytes: Buffer): boolean {
  const text = bytes.toString('latin1').toLowerCase()
  return runnable.some((beginning) => text.includes(beginning))
}

/** Whether another program could read the file as something else. Cleaning removes any other foreign content. */
function isAlsoSomethingElse(content: Buffer, kind: FileKindName): boolean {
  const head = content.subarray(0, headOfPdfWithin)
  const headOfPdf = head.indexOf('%PDF-', 0, 'latin1')
  if (kind !== 'pdf' && headOfPdf >= 0) return true
  if (content.subarray(-directoryOfZipWithin).includes('PK\x05\x06', 0, 'latin1')) return true
  return holdsRunnable(head.subarray(0, Math.max(0, headOfPdf))) || holdsRunnable(content.subarray(ends[kind](content)))
}

/** The kind of a file by its first bytes; undefined if it is also another kind [UPL-08]. */
export function kindOfContent(content: Buffer): FileKindName | undefined {
  const kind = kindOfHead(content)
  return kind === undefined || isAlsoSomethingElse(content, kind) ? undefined : kind
}
