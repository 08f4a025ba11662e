import { type Cut, type FontName, fontRuns } from './fonts.ts'

export type TextStyle = {
  size: number
  weight?: '400' | '600' | '700'
  /** For scientific names; there is one italic cut. */
  italic?: boolean
  color?: string
  /** Distance between two lines as a factor of the size. */
  leading?: number
  align?: 'left' | 'right' | 'center'
  /** Figures of one width, for columns of numbers. */
  tabular?: boolean
}

export type Measure = (font: FontName, text: string, style: TextStyle) => number
export type Piece = { font: FontName; text: string; width: number }
export type Line = { pieces: Piece[]; width: number }

const cutOf = (style: TextStyle): Cut => (style.italic === true ? '400-italic' : `${style.weight ?? '400'}-normal`)

const measurePieces = (text: string, style: TextStyle, measure: Measure): Line => {
  const pieces = fontRuns(text, cutOf(style)).map(({ font, text: part }) => ({
    font,
    text: part,
    width: measure(font, part, style),
  }))
  return { pieces, width: pieces.reduce((sum, piece) => sum + piece.width, 0) }
}

/** A word may be broken after these marks, as in long container lists, but no number; if nothing helps, anywhere. */
const softBreaks = /(?<=[-/;_])|(?<=[,.])(?!\d)/u

const breakWord = (word: string, room: number, width: (text: string) => number): string[] => {
  if (width(word) <= room) return [word]
  const parts = word.split(softBreaks)
  if (parts.length > 1) return parts.flatMap((part) => breakWord(part, room, width))
  const pieces: string[] = []
  let current = ''
  for (const character of word) {
    if (current !== '' && width(current + character) > room) {
      pieces.push(current)
      current = ''
    }
    current += character
  }
  return current === '' ? pieces : [...pieces, current]
}

const breakParagraph = (paragraph: string, room: number, width: (text: string) => number): string[] => {
  const lines: string[] = []
  let current = ''
  for (const word of paragraph.split(/[ \t]+/).filter((part) => part !== '')) {
    for (const [index, part] of breakWord(word, room, width).entries()) {
      const joint = current === '' || index > 0 ? '' : ' '
      const candidate = current + joint + part
      if (current === '' || width(candidate) <= room) current = candidate
      else {
        // The space at which a line breaks stays in the text: without it a reader would join the two words.
        lines.push(current + joint)
        current = part
      }
    }
  }
  return [...lines, current]
}

const layLine = (text: string, style: TextStyle, measure: Measure): Line => {
  const line = measurePieces(text.replace(/ $/, ''), style, measure)
  if (!text.endsWith(' ')) return line
  return { ...line, pieces: [...line.pieces, { font: `latin-${cutOf(style)}`, text: ' ', width: 0 }] }
}

/** Breaks a text into lines of at most `room` points. Line feeds in the text are kept. */
export function layoutText(text: string, style: TextStyle, room: number, measure: Measure): Line[] {
  const width = (part: string) => measurePieces(part, style, measure).width
  const paragraphs = text.split('\n')
  return paragraphs
    .flatMap((paragraph, index) => {
      const lines = breakParagraph(paragraph, room, width)
      const last = lines.pop() ?? ''
      return [...lines, index + 1 < paragraphs.length ? `${last} ` : last]
    })
    .map((line) => layLine(line, style, measure))
}

export const lineHeight = (style: TextStyle) => style.size * (style.leading ?? 1.35)
