/** The size of a value by type number, in bytes. */
const typeBytes: readonly number[] = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
const ofShort = 3
const ofLong = 4

/** The entries needed for drawing, besides the data; no camera, place, time, name or comment. */
const drawn: ReadonlySet<number> = new Set([
  ...[254, 255, 256, 257, 258, 259, 262, 263, 266, 274, 277, 278, 280, 281, 282, 283, 284, 286, 287, 290, 291],
  ...[292, 293, 296, 297, 301, 317, 318, 319, 320, 321, 322, 323, 332, 336, 338, 339, 340, 341, 347],
  ...[512, 515, 517, 518, 529, 530, 531, 532, 34_675],
])
/** The entries with the offsets of a page's data, each with that of their lengths: strips, tiles, a whole JPEG. */
const places: readonly (readonly [offsets: number, lengths: number])[] = [
  [273, 279],
  [324, 325],
  [513, 514],
]

interface Entry {
  readonly tag: number
  readonly type: number
  readonly count: number
  readonly value: Buffer
}

/** Reads and writes numbers in the file's byte order. */
function numbersIn(content: Buffer) {
  const isLittle = content.toString('latin1', 0, 2) === 'II'
  const short = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at))
  const long = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))
  const written = (size: 2 | 4, number: number): Buffer => {
    const bytes = Buffer.alloc(size)
    if (isLittle) bytes.writeUIntLE(number, 0, size)
    else bytes.writeUIntBE(number, 0, size)
    return bytes
  }
  return { short, long, written }
}

type Numbers = ReturnType<typeof numbersIn>

function readEntry(content: Buffer, at: number, { short, long }: Numbers): Entry {
  const type = short(content, at + 2)
  const count = long(content, at + 4)
  const length = (typeBytes[type] ?? 0) * count
  const from = length > 4 ? long(content, at + 8) : at + 8
  if (from + length > content.length) throw new RangeError('A value behind the end')
  return { tag: short(content, at), type, count, value: content.subarray(from, from + length) }
}

/** The pages of a file as maps of their entries. */
function readPages(content: Buffer, numbers: Numbers): ReadonlyMap<number, Entry>[] {
  const pages = new Map<number, ReadonlyMap<number, Entry>>()
  for (let at = numbers.long(content, 4); at !== 0 && !pages.has(at); ) {
    const count = numbers.short(content, at)
    const starts = Array.from({ length: count }, (_, index) => at + 2 + index * 12)
    const entries = starts.map((start) => readEntry(content, start, numbers))
    pages.set(at, new Map(entries.map((entry) => [entry.tag, entry])))
    const next = at + 2 + count * 12
    at = next + 4 <= content.length ? numbers.long(content, next) : 0
  }
  return [...pages.values()]
}

function numbersOf({ type, count, value }: Entry, { short, long }: Numbers): number[] {
  if (type !== ofShort && type !== ofLong) throw new RangeError('No numbers')
  return Array.from({ length: count }, (_, index) =>
    type === ofShort ? short(value, index * 2) : long(value, index * 4),
  )
}

/** The data blocks of a page. */
function blocksOf(content: Buffer, offsets: Entry, lengths: Entry | undefined, numbers: Numbers): Buffer[] {
  const starts = numbersOf(offsets, numbers)
  // Old scanners leave out the length of a single strip.
  const sizes = lengths === undefined ? starts.map((start) => content.length - start) : numbersOf(lengths, numbers)
  return starts.map((start, index) => content.subarray(start, start + (sizes[index] ?? 0)))
}

/** [UPL-08] The pages of a picture in a new file: the same data, without anything not needed for drawing. */
export function tiffWithoutMetadata(content: Buffer): Buffer {
  const numbers = numbersIn(content)
  const parts: Buffer[] = [content.subarray(0, 8)]
  let length = 8
  const put = (bytes: Buffer): number => {
    const at = length
    const padded = bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(1)])
    parts.push(padded)
    length += padded.length
    // Blocks referenced repeatedly would turn a small file into a large one.
    if (length > content.length * 2 + 1024) throw new RangeError('More data than the file has')
    return at
  }
  const longs = (tag: number, all: readonly number[]): Entry => ({
    tag,
    type: ofLong,
    count: all.length,
    value: Buffer.concat(all.map((one) => numbers.written(4, one))),
  })
  const writtenEntry = ({ tag, type, count, value }: Entry): Buffer => {
    const held =
      value.length > 4 ? numbers.written(4, put(value)) : Buffer.concat([value, Buffer.alloc(4 - value.length)])
    return Buffer.concat([numbers.written(2, tag), numbers.written(2, type), numbers.written(4, count), held])
  }
  const pageEntries = (page: ReadonlyMap<number, Entry>): Entry[] => {
    const entries = [...page.values()].filter(({ tag }) => drawn.has(tag))
    for (const [offsetTag, lengthTag] of places) {
      const offsets = page.get(offsetTag)
      if (offsets === undefined) continue
      const blocks = blocksOf(content, offsets, page.get(lengthTag), numbers)
      entries.push(longs(offsetTag, blocks.map(put)))
      entries.push(
        longs(
          lengthTag,
          blocks.map((block) => block.length),
        ),
      )
    }
    return entries.sort((one, other) => one.tag - other.tag)
  }
  const links: { readonly at: number; readonly in: Buffer }[] = [{ at: 4, in: Buffer.from(content.subarray(0, 8)) }]
  parts[0] = links[0]?.in ?? Buffer.alloc(0)
  for (const page of readPages(content, numbers)) {
    const entries = pageEntries(page).map(writtenEntry)
    const directory = Buffer.concat([numbers.written(2, entries.length), ...entries, Buffer.alloc(4)])
    const link = links.at(-1)
    numbers.written(4, put(directory)).copy(link?.in ?? directory, link?.at)
    links.push({ at: directory.length - 4, in: directory })
  }
  return Buffer.concat(parts)
}
