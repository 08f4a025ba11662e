import { constants, createInflateRaw } from 'node:zlib'
import { decodePDFRawStream, PDFArray, PDFContext, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { maxFilters, maxObjectStreamBytes, maxStreamBytes, maxUnpackedBytes } from './inspection-limits.ts'

class UnpacksTooLarge extends Error {}

/** How many bytes the streams of a document have unpacked to, each filter counted separately. */
export class Unpacked {
  bytes = 0
  /** Must be checked afterwards, because the library treats an error of its decoder as a damaged object. */
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
 * Runs work while counting what the library's decoders unpack, and stops them at the limit. The library unpacks object
 * streams while parsing and offers no limit, but all its decoders allocate through one class, which it does not export
 * and which is patched here. Its memory is outside the heap, which is all that a process limit covers, and finding such
 * streams beforehand would need a second parser. A test fails if a new release is no longer counted.
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

/** Unpacks without verifying the checksum, as viewers do: data before a damaged place counts. */
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
    // Damaged; viewers cope with that themselves.
    return new Uint8Array()
  }
}

/** The library's filters; the others are picture codecs, which are limited by pixels. */
const packers: ReadonlySet<string> = new Set([
  'FlateDecode',
  'LZWDecode',
  'ASCII85Decode',
  'ASCIIHexDecode',
  'RunLengthDecode',
])

/** The names of pictures inside a page's text, which viewers accept everywhere. */
const shortNames: ReadonlyMap<string, string> = new Map([
  ['Fl', 'FlateDecode'],
  ['LZW', 'LZWDecode'],
  ['A85', 'ASCII85Decode'],
  ['AHx', 'ASCIIHexDecode'],
  ['RL', 'RunLengthDecode'],
  ['DCT', 'DCTDecode'],
])

/** The filters of a stream by their full names. `Crypt` is not one: parsing has decrypted all streams. */
export function filtersOf({ dict }: PDFRawStream): string[] {
  const filter = dict.lookup(PDFName.of('Filter'))
  const all = filter instanceof PDFArray ? filter.asArray().map((one) => dict.context.lookup(one)) : [filter]
  return all
    .filter((one) => one instanceof PDFName)
    .map((one) => shortNames.get(one.decodeText()) ?? one.decodeText())
    .filter((name) => name !== 'Crypt')
}

/** Unpacks a stream filter by filter up to a picture codec, and counts the bytes. */
export async function unpack(stream: PDFRawStream, unpacked: Unpacked): Promise<Uint8Array> {
  const filters = filtersOf(stream)
  if (filters.length > maxFilters) unpacked.refuse()
  let content = stream.contents
  for (const filter of filters) {
    if (!packers.has(filter)) return content
    content = await decode(filter, content, unpacked)
  }
  return content
}
