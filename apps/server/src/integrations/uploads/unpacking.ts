import { constants, createInflateRaw } from 'node:zlib'
import { decodePDFRawStream, PDFArray, PDFContext, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { maxFilters, maxObjectStreamBytes, maxStreamBytes, maxUnpackedBytes } from './inspection-limits.ts'

class UnpacksTooLarge extends Error {}

/** What the streams of one document have unpacked to so far, each stage of a stream for itself. */
export class Unpacked {
  bytes = 0
  /** Asked afterwards: the library takes an error of its decoder for a damaged object. */
  isTooMuch = false

  add(bytes: number, ofStream: number, maxOfStream: number): void {
    this.bytes += bytes
    if (this.bytes > maxUnpackedBytes || ofStream > maxOfStream) this.refuse()
  }

  refuse(): never {
    this.isTooMuch = true
    throw new UnpacksTooLarge()
  }
}

interface Decoder {
  readonly buffer: Uint8Array
  ensureBuffer(bytes: number): Uint8Array
  decode(): Uint8Array
}

const decoderOf = (filter: string, packed: Uint8Array): Decoder => {
  const dict = PDFContext.create().obj({ Filter: PDFName.of(filter) })
  return decodePDFRawStream(PDFRawStream.of(dict, packed)) as unknown as Decoder // its members are protected
}

/**
 * Does something while the decoders of the library count what they unpack, and stop at the limit. It unpacks object streams while it
 * reads and can be given no limit; all its decoders take their buffer from one class, which it does not export.
 * What it unpacks lies outside of the heap, which alone a process can be given a limit for, and to find such streams before it does would
 * be a second reader of documents. A test fails where another release of it no longer counts.
 */
export async function counting<T>(unpacked: Unpacked, work: () => T | Promise<T>): Promise<T> {
  const base: Decoder = Object.getPrototypeOf(Object.getPrototypeOf(decoderOf('ASCIIHexDecode', new Uint8Array())))
  const { ensureBuffer } = base
  base.ensureBuffer = function (this: Decoder, bytes) {
    const before = this.buffer.length
    if (bytes > maxObjectStreamBytes) unpacked.refuse()
    const buffer = ensureBuffer.call(this, bytes)
    unpacked.add(buffer.length - before, bytes, maxObjectStreamBytes)
    return buffer
  }
  try {
    return await work()
  } finally {
    base.ensureBuffer = ensureBuffer
  }
}

/** Unpacks without the checksum, as viewers do: what comes before a damage counts. */
async function inflate(packed: Uint8Array, unpacked: Unpacked): Promise<Uint8Array> {
  const headBytes = 2
  const inflater = createInflateRaw({ chunkSize: 65_536, finishFlush: constants.Z_SYNC_FLUSH })
  const chunks: Uint8Array[] = []
  let bytes = 0
  inflater.end(packed.subarray(headBytes))
  try {
    for await (const chunk of inflater) {
      bytes += chunk.length
      unpacked.add(chunk.length, bytes, maxStreamBytes)
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof UnpacksTooLarge) throw error
  }
  return Buffer.concat(chunks)
}

async function decode(filter: string, packed: Uint8Array, unpacked: Unpacked): Promise<Uint8Array> {
  if (filter === 'FlateDecode') return inflate(packed, unpacked)
  try {
    return await counting(unpacked, () => decoderOf(filter, packed).decode())
  } catch (error) {
    if (unpacked.isTooMuch) throw error
    // Damaged, which is the viewer's matter.
    return new Uint8Array()
  }
}

/** The library's own; the rest are codecs of pictures, which are held by their number of pixels. */
const packers: ReadonlySet<string> = new Set([
  'FlateDecode',
  'LZWDecode',
  'ASCII85Decode',
  'ASCIIHexDecode',
  'RunLengthDecode',
])

export function filtersOf({ dict }: PDFRawStream): string[] {
  const filter = dict.lookup(PDFName.of('Filter'))
  const all = filter instanceof PDFArray ? filter.asArray().map((one) => dict.context.lookup(one)) : [filter]
  return all.filter((one) => one instanceof PDFName).map((one) => one.decodeText())
}

/** Counts what a stream unpacks to, filter by filter. */
export async function unpack(stream: PDFRawStream, unpacked: Unpacked): Promise<void> {
  const filters = filtersOf(stream)
  if (filters.length > maxFilters) unpacked.refuse()
  let content = stream.contents
  for (const filter of filters) {
    if (!packers.has(filter)) return
    content = await decode(filter, content, unpacked)
  }
}
