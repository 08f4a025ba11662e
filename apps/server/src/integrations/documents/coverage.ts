/** The offset of a table in a plain font. */
const tableOffset = (font: Buffer, tag: string): number => {
  const count = font.readUInt16BE(4)
  for (let index = 0; index < count; index += 1) {
    const at = 12 + index * 16
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8)
  }
  throw new Error(`The font has no table ${tag}.`)
}

/** One segment of a character map of format 4: its characters that have a glyph. */
const segmentCharacters = (font: Buffer, map: number, segments: number, index: number): number[] => {
  const field = (column: number) => map + 14 + column * segments * 2 + (column > 0 ? 2 : 0) + index * 2
  const [end, start, delta] = [font.readUInt16BE(field(0)), font.readUInt16BE(field(1)), font.readUInt16BE(field(2))]
  const rangeAt = field(3)
  const range = font.readUInt16BE(rangeAt)
  const characters: number[] = []
  for (let character = start; character <= end && character !== 0xffff; character += 1) {
    const stored = range === 0 ? character : font.readUInt16BE(rangeAt + range + (character - start) * 2)
    const glyph = stored === 0 ? 0 : (stored + delta) & 0xffff
    if (glyph !== 0) characters.push(character)
  }
  return characters
}

/**
 * The characters that a font has glyphs for. PDF/A forbids the box that stands for a missing glyph, so it must be known
 * beforehand; what a font is published to cover, and what its file holds, are not quite the same.
 */
export function coveredCharacters(font: Buffer): ReadonlySet<number> {
  const cmap = tableOffset(font, 'cmap')
  const count = font.readUInt16BE(cmap + 2)
  for (let index = 0; index < count; index += 1) {
    const map = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4)
    if (font.readUInt16BE(map) !== 4) continue
    const segments = font.readUInt16BE(map + 6) / 2
    const all = Array.from({ length: segments }, (_, segment) => segmentCharacters(font, map, segments, segment))
    return new Set(all.flat())
  }
  throw new Error('The font has no character map of format 4.')
}
