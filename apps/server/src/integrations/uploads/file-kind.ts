import { type FileKindName, kindOfHead } from '@eksport/domain'
import { endOfJpeg } from './clean-jpeg.ts'
import { endOfPng } from './clean-png.ts'

/** Readers of PDF look for its head this far into a file. */
const headOfPdfWithin = 1024
/** The directory of a ZIP archive stands at its end, before a comment of at most this length. */
const directoryOfZipWithin = 65_557
/** What a browser or a server could run, before or behind what a file is. */
const runnable = ['<script', '<?php', '<html', '<!doctype', '<iframe', '<svg', '<object', '<embed'] as const

function endOfPdf(content: Buffer): number {
  const end = content.lastIndexOf('%%EOF', undefined, 'latin1')
  return end < 0 ? content.length : end + 5
}

/** Where a file of a kind ends by its own account. A TIFF says nothing about it: what no page leads to is not kept. */
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

/** Whether another program could read the file as something else than what it begins as. What else stands there is not kept. */
function isAlsoSomethingElse(content: Buffer, kind: FileKindName): boolean {
  const head = content.subarray(0, headOfPdfWithin)
  const headOfPdf = head.indexOf('%PDF-', 0, 'latin1')
  if (kind !== 'pdf' && headOfPdf >= 0) return true
  if (content.subarray(-directoryOfZipWithin).includes('PK\x05\x06', 0, 'latin1')) return true
  return holdsRunnable(head.subarray(0, Math.max(0, headOfPdf))) || holdsRunnable(content.subarray(ends[kind](content)))
}

/** What the content is, by its own first bytes; nothing for a file of two natures [UPL-08]. */
export function kindOfContent(content: Buffer): FileKindName | undefined {
  const kind = kindOfHead(content)
  return kind === undefined || isAlsoSomethingElse(content, kind) ? undefined : kind
}
