import type { BoxContent, Line, Span } from '../document.ts'

const spanText = (span: Span) => (typeof span === 'string' ? span : span.t)
const isSpan = (line: Line): line is Span => typeof line === 'string' || 't' in line

/** A line of a certificate as plain text, in letters that every PDF program knows. */
export const lineText = (line: Line): string =>
  (isSpan(line) ? spanText(line) : line.map(spanText).join(' '))
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2212', '-')
    .replaceAll('·', '-')

/** The content of a box as plain text; of options only the ticked ones. */
export function contentText({ lines = [], list = [], options = [] }: BoxContent): string {
  const ticked = options.flatMap(({ on, t }) => (on ? [lineText(t)] : []))
  const listed = list.map(([code, words]) => `${code} ${lineText(words)}`.trim())
  return [...(ticked.length > 0 ? [ticked.join(', ')] : []), ...lines.map(lineText), ...listed].join('\n')
}

/** Whether two texts are equal, ignoring how they are broken into lines. */
export const sameText = (one: string, other: string): boolean =>
  one.replace(/\s+/g, ' ').trim() === other.replace(/\s+/g, ' ').trim()

/** A number in English notation: `1,234.5`, `1 234.50 kg`; undefined for any other text. */
export function readNumber(text: string): number | undefined {
  const [, digits] = /^\s*(\d{1,3}(?:[ ,]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*(?:kg)?\s*$/i.exec(text) ?? []
  return digits === undefined ? undefined : Number(digits.replace(/[ ,]/g, ''))
}
