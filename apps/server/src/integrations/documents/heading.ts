import type { LocalizedText } from '@eksport/forms'
import { contentWidth, palette, sheet } from './palette.ts'
import type { Paper, Structure } from './paper.ts'

/** Which Norwegian stands beside the English; `en` prints English alone. */
export type Second = 'nb' | 'nn' | undefined

/** The two languages of a caption, English first. They are drawn in one line: the second in the lighter tone. */
export function writeBilingual(
  paper: Paper,
  parent: Structure,
  type: string,
  box: { x: number; y: number; width: number; prefix?: string },
  caption: LocalizedText,
  second: Second,
  size: number,
): number {
  const first = { size, weight: '600', color: palette.brand } as const
  const other = { size, color: palette.subtle } as const
  const english = `${box.prefix ?? ''}${caption.en}`
  const element = paper.group(parent, type)
  const norwegian = second === undefined || caption[second] === caption.en ? undefined : caption[second]
  const used = paper.lines(english, first, box.width)
  const height = paper.write(element, 'Span', box, english, first)
  if (norwegian === undefined) return height
  const indent = (used.at(-1)?.width ?? 0) + size * 0.6
  const fits = indent + paper.width(norwegian, other) <= box.width
  const at = fits
    ? { x: box.x + indent, y: box.y + height - size * 1.35, width: box.width - indent }
    : { x: box.x, y: box.y + height, width: box.width }
  const below = paper.write(element, 'Span', at, norwegian, other, { lang: second })
  return fits ? height : height + below
}

/** A section's heading: a tinted bar with its numeral. */
export function writeSectionHeading(
  paper: Paper,
  parent: Structure,
  numeral: string,
  caption: LocalizedText,
  second: Second,
): void {
  const height = 20
  paper.artifact(() => {
    paper.doc.rect(sheet.left, paper.y, contentWidth, height).fill(palette.brand)
  })
  const style = { size: 9.5, weight: '600', color: palette.white } as const
  const heading = paper.group(parent, 'H2')
  const english = `${numeral} ${caption.en}`.trim()
  const y = paper.y + 4
  paper.write(heading, 'Span', { x: sheet.left + 8, y, width: contentWidth - 16 }, english, style)
  if (second !== undefined && caption[second] !== caption.en) {
    const x = sheet.left + 8 + paper.width(english, style) + 7
    const light = { size: 9.5, color: palette.guillocheLight } as const
    paper.write(heading, 'Span', { x, y, width: sheet.width - sheet.right - x }, caption[second], light, {
      lang: second,
    })
  }
  paper.y += height
}
