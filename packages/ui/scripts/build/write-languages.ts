// Moves nynorsk and English out of the catalogues into a file per language: node scripts/build/write-languages.ts. A
// page uses one language and would otherwise load three. In the sources they stand side by side (docs/decisions/015).
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LocalizedText } from '@eksport/forms'

const home = join(import.meta.dirname, '../..')
const dist = join(home, 'dist')
const languages = join(dist, 'foundation/text/languages')

type Catalogue = Readonly<Record<string, LocalizedText>>

const member = /^ {4}'?(?<name>[\w-]+)'?: typeof (?<constant>\w+)$/gm

/**
 * The catalogues of a file that it adds to `Messages`, with their names there. Others are read in all languages at once.
 */
const cataloguesOf = async (file: string) => {
  const source = readFileSync(join(home, 'src', file.replace(/\.js$/, '.ts')), 'utf8')
  const module: Readonly<Record<string, Catalogue>> = await import(pathToFileURL(join(dist, file)).href)
  const names = new Map([...source.matchAll(member)].map(({ groups }) => [groups?.constant, groups?.name]))
  return Object.entries(module).map(([constant, catalogue]) => ({ constant, catalogue, name: names.get(constant) }))
}

const only = <Language extends keyof LocalizedText>(catalogue: Catalogue, locale: Language) =>
  Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, text[locale]]))

const words: { nn: Record<string, object>; en: Record<string, object> } = { nn: {}, en: {} }
for (const file of globSync('{components,certificate}/**/*.texts.js', { cwd: dist }).toSorted()) {
  const catalogues = await cataloguesOf(file)
  for (const { name, catalogue } of catalogues) {
    if (name === undefined) continue
    if (words.nn[name]) throw new Error(`Two catalogues are called ${name}.`)
    words.nn[name] = only(catalogue, 'nn')
    words.en[name] = only(catalogue, 'en')
  }
  const lines = catalogues.map(({ name, constant, catalogue }) => {
    const first = Object.fromEntries(Object.entries(catalogue).map(([key, { nb }]) => [key, { nb }]))
    return `export const ${constant} = ${JSON.stringify(name === undefined ? catalogue : first, null, 2)};`
  })
  writeFileSync(join(dist, file), `${lines.join('\n')}\n`)
}

const count = Object.keys(words.nn).length
if (count < 30) throw new Error(`Only ${count} catalogues were found: run tsup first.`)
const write = (locale: keyof typeof words, constant: string) => {
  const language = { locale, texts: words[locale] }
  writeFileSync(join(languages, `${locale}.js`), `export const ${constant} = ${JSON.stringify(language)};\n`)
}
write('nn', 'nynorsk')
write('en', 'english')
writeFileSync(
  join(languages, 'loaders.js'),
  `import { importAgain } from "../../internal/import-again.js";
const languageLoaders = {
  nn: () => import("./nn.js").catch(importAgain).then(({ nynorsk }) => nynorsk),
  en: () => import("./en.js").catch(importAgain).then(({ english }) => english)
};
export { languageLoaders };
`,
)
console.log(`${count} catalogues, bokmål in place, nynorsk and English in files of their own`)
