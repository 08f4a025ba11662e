import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { coveredCharacters } from './coverage.ts'
import { unpackWoff } from './woff.ts'

/** The cuts that documents use; italics are for scientific names. */
export type Cut = '400-normal' | '600-normal' | '700-normal' | '400-italic'

// Inter comes as one file a script; each text is drawn with the files that hold its characters, Latin first.
const scripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'] as const

export type FontName = `${(typeof scripts)[number]}-${Cut}`
type Font = { file: Buffer; characters: ReadonlySet<number> }

const fonts = new Map<FontName, Font>()

const loadFont = (name: FontName): Font => {
  const known = fonts.get(name)
  if (known !== undefined) return known
  const path = fileURLToPath(import.meta.resolve(`@fontsource/inter/files/inter-${name}.woff`))
  const file = unpackWoff(readFileSync(path))
  const font = { file, characters: coveredCharacters(file) }
  fonts.set(name, font)
  return font
}

/** The bytes of one font, read from disk and unpacked once. */
export const fontFile = (name: FontName): Buffer => loadFont(name).file

// A character that no font has is shown as a question mark: seen, and never silently left out.
const unknown = '?'

export type Run = { font: FontName; text: string }

/** Splits a text where the font file changes, so that Łódź and Владивосток print as they are written. */
export function fontRuns(text: string, cut: Cut): Run[] {
  const runs: Run[] = []
  for (const character of text.normalize('NFC')) {
    const point = character.codePointAt(0) ?? 0
    const script = scripts.find((candidate) => loadFont(`${candidate}-${cut}`).characters.has(point))
    const font: FontName = `${script ?? 'latin'}-${cut}`
    const shown = script === undefined ? unknown : character
    const last = runs.at(-1)
    if (last?.font === font) last.text += shown
    else runs.push({ font, text: shown })
  }
  return runs
}
