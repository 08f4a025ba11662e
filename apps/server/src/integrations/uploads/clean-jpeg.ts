import { orientationBlock } from './orientation.ts'

const mark = 0xff
const start = 0xd8
const end = 0xd9
const scan = 0xda
const app0 = 0xe0
const app1 = 0xe1
const lastApp = 0xef
const comment = 0xfe

/** Markers without a length: the start, and those between the rows of a scan. */
const standsAlone = (code: number) => code === 0x01 || (code >= 0xd0 && code <= 0xd8)

/** Prefixes of the application segments that are kept: resolution, colour profile, colour space. */
const drawnBy: Readonly<Record<number, string>> = { [app0]: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' }

/** The end of the scan that begins at `at`: the first marker that is neither a stuffed byte nor one between rows. */
function afterScan(content: Buffer, at: number): number {
  for (let next = content.indexOf(mark, at); next >= 0; next = content.indexOf(mark, next + 1)) {
    const code = content[next + 1] ?? 0
    if (code !== 0 && code !== mark && !standsAlone(code)) return next
  }
  return content.length
}

interface Segment {
  readonly code: number
  readonly from: number
  readonly to: number
}

function endOfSegment(content: Buffer, code: number, from: number): number {
  if (standsAlone(code) || code === end || from + 4 > content.length) return from + 2
  const to = from + 2 + content.readUInt16BE(from + 2)
  return code === scan ? afterScan(content, to) : to
}

/** The segments of a picture up to its end marker; a scan includes its rows. */
function* segmentsOf(content: Buffer): Generator<Segment> {
  let from = 0
  while (from + 2 <= content.length && content[from] === mark) {
    const code = content[from + 1] ?? 0
    const to = code === mark ? from + 1 : endOfSegment(content, code, from)
    if (code !== mark) yield { code, from, to }
    if (code === end) return
    from = to
  }
}

function isKept(content: Buffer, { code, from }: Segment): boolean {
  const isOfPrograms = (code >= app0 && code <= lastApp) || code === comment
  const words = drawnBy[code]
  return !isOfPrograms || (words !== undefined && content.toString('latin1', from + 4).startsWith(words))
}

/** The offset after the end marker of a picture; thumbnails in its first segments have their own. */
export function endOfJpeg(content: Buffer): number {
  const last = [...segmentsOf(content)].at(-1)
  return last?.code === end ? last.to : content.length
}

export const isJpeg = (content: Uint8Array): boolean => content[0] === mark && content[1] === start

/** [UPL-08] The picture without metadata: place, camera, thumbnail, comments, and anything after its end. Not re-encoded. */
export function jpegWithoutMetadata(given: Uint8Array, orientation = 1): Buffer {
  const content = Buffer.from(given)
  if (!isJpeg(content)) return content
  const segments = [...segmentsOf(content)]
  const kept = segments.filter((one) => isKept(content, one)).map(({ from, to }) => content.subarray(from, to))
  const first = kept[1]?.[1] === app0 ? 2 : 1
  return Buffer.concat([...kept.slice(0, first), ...turned(orientation), ...kept.slice(first)])
}

/** The orientation, which is the only metadata needed to draw the picture. */
function turned(orientation: number): Buffer[] {
  if (orientation === 1) return []
  const words = Buffer.concat([Buffer.from('Exif\0\0'), orientationBlock(orientation)])
  const head = Buffer.from([mark, app1, 0, 0])
  head.writeUInt16BE(words.length + 2, 2)
  return [head, words]
}
