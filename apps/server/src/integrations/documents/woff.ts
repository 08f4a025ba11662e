import { inflateSync } from 'node:zlib'

const headerSize = 44
const entrySize = 20
const sfntHeaderSize = 12
const sfntEntrySize = 16
const aligned = (length: number) => (length + 3) & ~3

/**
 * Unpacks a WOFF 1.0 font to the plain font inside it. Done once here, because the library that reads fonts would
 * unpack a table anew each time it looks into it: most of the time a document took.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF font.')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = headerSize + index * entrySize
    const offset = woff.readUInt32BE(at + 4)
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(at + 8))
    const length = woff.readUInt32BE(at + 12)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      // A table that would not get smaller is stored as it is.
      bytes: packed.length === length ? packed : inflateSync(packed),
    }
  })
  const start = sfntHeaderSize + count * sfntEntrySize
  const font = Buffer.alloc(start + tables.reduce((sum, { bytes }) => sum + aligned(bytes.length), 0))
  woff.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  const power = 2 ** Math.floor(Math.log2(count))
  font.writeUInt16BE(power * 16, 6)
  font.writeUInt16BE(Math.log2(power), 8)
  font.writeUInt16BE((count - power) * 16, 10)
  let offset = start
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = sfntHeaderSize + index * sfntEntrySize
    tag.copy(font, at)
    font.writeUInt32BE(checksum, at + 4)
    font.writeUInt32BE(offset, at + 8)
    font.writeUInt32BE(bytes.length, at + 12)
    bytes.copy(font, offset)
    offset += aligned(bytes.length)
  }
  return font
}
