import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/root.ts'

const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], { cwd: root }).filter(
  (file) => !/\.(test|stories|gen)\.|\/testing\//.test(file),
)

/** Words that are bokmål and no nynorsk, and stand in texts like ours. */
const bokmalOnly =
  /(?<![\p{L}{])(ikke|fra|hva|hvor|hvordan|hvilke[nt]?|noen|noe|være|nå|uten|hvis|jeg|dere|gjør|utsted\p{L}*|skjematjeneste\p{L}*|tjenesten|virksomhet\p{L}*|myndighet\p{L}*|forespørsel\p{L}*|opplysninger|endringer|meldinger)(?![\p{L}}])/giu

/** The nynorsk of every text: `nn: '…'`, and the second of three that stand in a row. */
const nynorsk = [
  /\bnn:\s*(?<quote>['"`])(?<text>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>/gs,
  /\btext\(\s*'(?:\\.|[^'\\])*',\s*'(?<text>(?:\\.|[^'\\])*)'/gs,
]

const textsOf = (file: string) => {
  const source = readFileSync(join(root, file), 'utf8')
  return nynorsk.flatMap((pattern) => [...source.matchAll(pattern)].map(({ groups }) => groups?.text ?? ''))
}

test('no text says in bokmål what it says to readers of nynorsk', () => {
  const texts = sources.flatMap((file) => textsOf(file).map((text) => ({ file, text })))
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter(({ text }) => text.match(bokmalOnly) !== null)).toEqual([])
})
