import { orientationBlock } from './orientation.ts'

const mark = 0xff
const start = 0xd8
const end = 0xd9
const scan = 0xda
const app0 = 0xe0
const app1 = 0xe1
const lastApp = 0xef
const comment = 0xfe

/** Marks without a length: the start, and those between the rows of a scan. */
const standsAlone = (code: number) => code === 0x01 || (code >= 0xd0 && code <= 0xd8)

/** What the segments of programs must say to be kept: size of a dot, profile of colours, kind of colours. */
const drawnBy: Readonly<Record<number, string>> = { [app0]: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' }

/** Where the scan that begins at `at` ends: at the first mark that is no stuffed byte and no mark between rows. */
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

/** The segments of a picture up to the mark that ends it; a scan is one with its rows. */
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

/** Behind the mark that ends a picture; the small picture inside its first segments has one of its own. */
export function endOfJpeg(content: Buffer): number {
  const last = [...segmentsOf(content)].at(-1)
  return last?.code === end ? last.to : content.length
}

/** [UPL-08] A picture without what stands beside it: place, maker, small picture, notes, and whatever follows its end. Nothing is drawn anew. */
export function jpegWithoutMetadata(given: Uint8Array, orientation = 1): Buffer {
  const content = Buffer.from(given)
  const segments = [...segmentsOf(content)]
  if (segments[0]?.code !== start) return content
  const kept = segments.filter((one) => isKept(content, one)).map(({ from, to }) => content.subarray(from, to))
  const first = kept[1]?.[1] === app0 ? 2 : 1
  return Buffer.concat([...kept.slice(0, first), ...turned(orientation), ...kept.slice(first)])
}

/** The one thing of a camera's notes without which a picture would lie on its side. */
function turned(orientation: number): Buffer[] {
  if (orientation === 1) return []
  const words = Buffer.concat([Buffer.from('Exif\0\0'), orientationBlock(orientation)])
  const head = Buffer.from([mark, app1, 0, 0])
  head.writeUInt16BE(words.length + 2, 2)
  return [head, words]
}
