import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IssueCatalogue } from '@eksport/forms'
import { expect, it } from 'vitest'
import { formFieldTexts, formTexts, problemTexts, unreadableTexts } from './problem-texts.ts'
import { refusalAnswers } from './refusal-answers.ts'

const named = (catalogue: IssueCatalogue, of = '') =>
  Object.entries(catalogue).map(([name, { nb }]) => [`${of}${name}`, nb] as const)
const texts = [
  ...named(problemTexts),
  ...named(unreadableTexts, 'file '),
  ...named(formTexts, 'form '),
  ...named(formFieldTexts, 'box '),
]

/** What no caller can bring about, with the reason. */
const unprovoked: Readonly<Record<string, string>> = {
  notApproved: 'the status table demands the approval first: this guards the moment in which it is withdrawn',
  fileCheckUnfinished: 'an inspection may take 20 seconds; take-in.test.ts has an inspector with less patience',
  requestTooSlow: 'a request may take two minutes to arrive; time-limits.test.ts has a listener with less patience',
  'form unreadable':
    'a file that cannot be read is refused as one before it is read as a form; read-form.test.ts has the rest',
}

/** Tests that talk to a running server, where a refusal has its real cause. */
const sources = globSync('**/*.test.ts', { cwd: join(import.meta.dirname, '../..') })
  .map((file) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8'))
  .filter((source) => /startServer|serverWith|startOwnProduct|shared-server/.test(source))
const literals = sources.flatMap((source) =>
  [...source.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g)].map(([, , words]) => words ?? ''),
)
const long = (words: string) => words.length >= 10

const codeOf = (nb: string) =>
  Object.entries(refusalAnswers).find(([, { title }]) => typeof title !== 'function' && title.nb === nb)?.[0]

/** Whether a test names the code of a text, or enough of what it says. */
const isProvoked = (nb: string) => {
  const code = codeOf(nb)
  const fixed = nb
    .split(/\{\w+\}/)
    .map((part) => part.trim())
    .filter(long)
  return literals.some((words) => {
    const bare = words.replace(/^\$\{\w+\}/, '').trim()
    return words === code || fixed.some((part) => bare.includes(part) || (long(bare) && part.includes(bare)))
  })
}

it('[ERR-01] [API-03] every text of the catalogue of refusals is provoked by its cause in a test with a server', () => {
  const silent = texts.filter(([, nb]) => !isProvoked(nb)).map(([name]) => name)
  expect(silent.sort()).toEqual(Object.keys(unprovoked).sort())
})
