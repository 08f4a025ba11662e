import { crc32 } from 'node:zlib'
import { orientationBlock } from './orientation.ts'

/** The bytes around a chunk's data: length, name and checksum. */
const chunkFrame = 12
const signatureBytes = 8

/** The chunks needed for drawing: colours, transparency, resolution. */
const drawn: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs'],
])

interface Chunk {
  readonly name: string
  readonly bytes: Buffer
}

function* chunksOf(content: Buffer): Generator<Chunk> {
  let at = signatureBytes
  while (at + chunkFrame <= content.length) {
    const name = content.toString('latin1', at + 4, at + 8)
    const next = at + chunkFrame + content.readUInt32BE(at)
    yield { name, bytes: content.subarray(at, next) }
    if (name === 'IEND') return
    at = next
  }
}

export function endOfPng(content: Buffer): number {
  const chunks = [...chunksOf(content)]
  if (chunks.at(-1)?.name !== 'IEND') return content.length
  return chunks.reduce((end, { bytes }) => end + bytes.length, signatureBytes)
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const framed = Buffer.alloc(chunkFrame + data.length)
  framed.writeUInt32BE(data.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), 4 + named.length)
  return framed
}

/** [UPL-08] The picture without comments, place and animation, and without anything after its end. Not re-encoded. */
export function pngWithoutMetadata(content: Buffer, orientation = 1): Buffer {
  const [header, ...rest] = [...chunksOf(content)].filter(({ name }) => drawn.has(name)).map(({ bytes }) => bytes)
  const turned = orientation === 1 ? [] : [chunk('eXIf', orientationBlock(orientation))]
  return Buffer.concat([
    content.subarray(0, signatureBytes),
    ...(header === undefined ? [] : [header]),
    ...turned,
    ...rest,
  ])
}
