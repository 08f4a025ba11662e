import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/root.ts'

const [unused = ''] = /^Not used in names: .*$/m.exec(readFileSync(join(root, 'docs/glossary.md'), 'utf8')) ?? []

/** The words before the brackets; those in brackets are the replacements. */
const words = [...unused.replaceAll(/\([^)]*\)/g, '').matchAll(/`([a-z]+)(…?)`/g)]

/** As they begin a name, and inside of one where they are banned whole; `mended` and `doors` are the same words. */
const banned = new RegExp(
  words
    .flatMap(([, word = '', beginning]) => {
      const form = `${word}(?:s|ed|ing)?(?![a-z])`
      const capital = form.replace(/^./, (letter) => letter.toUpperCase())
      return beginning ? [`^(?:${form}|${capital})`] : [`^${form}`, capital]
    })
    .join('|'),
)

/** Comments, strings and the text of templates are talk; every other word is a name. */
const talk =
  /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|[`}](?:[^`${}\\\n]|\\.)*(?:`|\$\{)/gm

/** Stands in the history of cases, which is never changed. */
const stored = new Set(['decisionTold'])

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.typ'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '')

const namesIn = (file: string): string[] => [
  basename(file).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  ...(readFileSync(join(root, file), 'utf8')
    .replaceAll(talk, ' ')
    .match(/[A-Za-z]\w*/g) ?? []),
]

it('knows the words that are not used', () => {
  expect(words.length).toBeGreaterThan(5)
  expect(['told', 'isTold', 'setMended', 'mostBytes', 'roadAnswers'].every((name) => banned.test(name))).toBe(true)
  expect(['atMost', 'mostly', 'outdoor', 'abroad', 'recommended'].some((name) => banned.test(name))).toBe(false)
})

it('no source has a name of such a word', () => {
  const found = sources.flatMap((file) =>
    namesIn(file)
      .filter((name) => banned.test(name) && !stored.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})
