// The last step of the build, after the modules and styles.css are there: node scripts/build/write-styles.ts
//   - utilities get short names in modules and stylesheet: their names are a tenth of what a page would load of us
//   - css/base.css and css/<component>.css hold the stylesheet in pieces, for a page that uses few components
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { builtFolder, publicFolders } from '../docs/places.ts'
import { gatherRules } from './gather-rules.ts'
import { modulesFrom } from './module-graph.ts'
import { slimStylesheet } from './slim-stylesheet.ts'
import { type LayeredRule, parseStylesheet, rulesAboutClasses, withoutClasses } from './stylesheet.ts'
import {
  classesOf,
  isUtility,
  selectorWithShortNames,
  shortNames,
  unknownIn,
  utilitiesIn,
  withShortNames,
} from './utilities.ts'

const dist = join(import.meta.dirname, '../../dist')
const target = join(dist, 'styles.css')
const pieces = join(dist, 'css')

const modules = new Map(
  globSync('**/*.js', { cwd: dist }).map((file) => {
    const path = join(dist, file)
    return [path, readFileSync(path, 'utf8')] as const
  }),
)
const sheet = parseStylesheet(readFileSync(target, 'utf8'))
const known = new Set<string>()
sheet.walkRules(({ selector }) => {
  for (const name of classesOf(selector).filter(isUtility)) known.add(name)
})
if (known.size === 0) throw new Error('styles.css has its short names already: build it anew first.')

const unknown = [...modules].flatMap(([path, code]) =>
  unknownIn(code, known).map((name) => `${name} in ${relative(dist, path)}`),
)
if (unknown.length > 0) throw new Error(`No rule of styles.css is about ${unknown.join(', ')}.`)

const names = shortNames(modules.values(), known)

// Stories and tests use utilities that no module of the package does.
sheet.walkRules((rule) => {
  if (classesOf(rule.selector).some((name) => isUtility(name) && !names.has(name))) rule.remove()
})
slimStylesheet(sheet)

const rootClass = /\beks-[a-z][\w-]*/g

/** The classes that the modules of a component can put on an element. */
const classesUsedBy = (folder: string): ReadonlySet<string> => {
  const used = [...modulesFrom(join(builtFolder(dist, folder), 'index.js'))].flatMap((file) => {
    const code = modules.get(file) ?? ''
    return [...utilitiesIn(code, names), ...(code.match(rootClass) ?? [])]
  })
  return new Set(used)
}

const rules = rulesAboutClasses(sheet)
const rankOf = ({ layer, rank: [specificity, block] }: LayeredRule) => `${layer} ${specificity} ${block}`
const ranks = [...new Map(rules.map((rule) => [rankOf(rule), rule])).values()].toSorted(
  (a, b) =>
    rules.findIndex(({ layer }) => layer === a.layer) - rules.findIndex(({ layer }) => layer === b.layer) ||
    a.rank[0].localeCompare(b.rank[0]) ||
    a.rank[1] - b.rank[1],
)
const sublayers = new Map(ranks.map((rule, index) => [rankOf(rule), `${rule.layer}.r${index.toString(36)}`]))

const short = (css: string) => {
  const root = parseStylesheet(css)
  root.walkRules((rule) => {
    if (rule.selector.includes('eks\\:')) rule.selector = selectorWithShortNames(rule.selector, names)
  })
  gatherRules(root)
  return root.toString()
}

const piece = (folder: string) => {
  const used = classesUsedBy(folder)
  return rules
    .filter(({ needs }) => needs.some((classes) => classes.every((name) => used.has(name))))
    .map((rule) => `@layer ${sublayers.get(rankOf(rule))}{${rule.node.toString()}}`)
    .join('')
}

if (!existsSync(pieces)) mkdirSync(pieces)
const rest = withoutClasses(sheet).toString()
const order = `@layer ${['eksport.tokens', 'eksport.theme', 'eksport.base', ...sublayers.values()].join()};`
writeFileSync(join(pieces, 'base.css'), order + rest)
for (const folder of publicFolders()) writeFileSync(join(pieces, `${folder}.css`), short(piece(folder)))
writeFileSync(target, short(sheet.toString()))
for (const [path, code] of modules) {
  const shortened = withShortNames(code, names)
  if (shortened !== code) writeFileSync(path, shortened)
}
console.log(
  `${names.size} utilities by ${new Set(names.values()).size} short names; ${publicFolders().length} stylesheets in css/`,
)
