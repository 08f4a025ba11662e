// npm run generate:module-order -- [seconds], after `npm run bench -- package-size` has packed the library
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { build, type Metafile, transform } from 'esbuild'
import { budgets } from './size/budgets.ts'
import { compressed } from './size/bundle.ts'
import { outside, packed, product } from './size/packed.ts'
import { entry } from './size/reachable.ts'

const kept = join(import.meta.dirname, '../../packages/ui/scripts/build/module-order.json')
const ours = 'node_modules/@eksport/ui/dist/'

/** Files of many constants, which may stand in any order. */
const ofOneKind: readonly string[] = ['foundation/text/words.js', 'certificate/words.js', 'foundation/icons/icons.js']

/** What an order makes of each file that it is searched for: the pieces in their order. */
type FilesOf = (order: readonly string[]) => readonly (readonly string[])[]

/** What is left of a module, or of each of its constants. */
type Code = string | ReadonlyMap<string, string>

const withoutSpaces = async (code: string) => (await transform(code, { minifyWhitespace: true, format: 'esm' })).code

/** The constants of a file by their names, each as long as it is in a page. */
async function constantsOf(file: string): Promise<ReadonlyMap<string, string>> {
  const constants = readFileSync(join(product, 'dist', file), 'utf8').matchAll(
    /^(?:export const|var) (?<name>\w+) = (?<value>\{$[\s\S]*?^\}|\/\* @__PURE__ \*\/ createIcon\([\s\S]*?\));$/gm,
  )
  const found = new Map<string, string>()
  for (const { groups: { name = '', value = '' } = {} } of constants) {
    const { code } = await transform(`x=${value.replace('createIcon', 'z')}`, { minify: true })
    found.set(name, code)
  }
  return found
}

/** The page with everything: what its modules import, and what is left of each of them. */
async function wholePage() {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: budgets.find(({ name }) => name === 'everything')?.code ?? '',
      resolveDir: packed,
      sourcefile: entry,
    },
    absWorkingDir: packed,
    bundle: true,
    minifyIdentifiers: true,
    minifySyntax: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
    external: [...outside],
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    write: false,
    metafile: true,
  })
  const [page = ''] = outputFiles.find(({ path }) => path.endsWith('stdin.js'))?.text.split(/^export \{/m) ?? []
  // Before each module stands where it came from.
  const [, ...parts] = page.split(/^\/\/ (?=\S*node_modules\/\S+$)/m)
  const code = new Map<string, Code>()
  for (const part of parts) {
    const end = part.indexOf('\n')
    const path = part.slice(0, end)
    const file = path.startsWith(ours) ? path.slice(ours.length) : ''
    code.set(path, ofOneKind.includes(file) ? await constantsOf(file) : await withoutSpaces(part.slice(end)))
  }
  return { imports: importsOf(metafile), code }
}

const importsOf = ({ inputs }: Metafile): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.entries(inputs).map(([path, { imports }]) => [
      path,
      imports.filter(({ kind, external }) => kind === 'import-statement' && !external).map(({ path }) => path),
    ]),
  )

type Page = Awaited<ReturnType<typeof wholePage>>

/** What is left of these modules, in their order. */
const codeOf = ({ code }: Page, paths: readonly string[], places: ReadonlyMap<string, number>) =>
  paths.flatMap((path) => {
    const part = code.get(path) ?? ''
    return typeof part === 'string' ? part : sorted([...part.keys()], places).map((name) => part.get(name) ?? '')
  })

const sorted = (names: readonly string[], places: ReadonlyMap<string, number>) => {
  const placeOf = (name: string) => places.get(name) ?? places.size
  return names.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The modules in the order in which a bundle holds them, when ours import by these places. */
function inOrder({ imports }: Page, places: ReadonlyMap<string, number>): readonly string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    const asked = imports.get(path) ?? []
    for (const next of path.startsWith(ours) ? sorted(asked, places) : asked) visit(next)
    found.add(path)
  }
  visit(entry)
  return [...found]
}

/** Numbers below a limit that are the same in every run. */
function numbers(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * limit)
  }
}

/** Sets one import of a module, with what stands behind it in the order, beside another of its imports. */
function moved(order: readonly string[], siblings: readonly string[], below: (limit: number) => number) {
  const [one, other] = [siblings[below(siblings.length)] ?? '', siblings[below(siblings.length)] ?? '']
  const next = [...order]
  const taken = next.splice(next.indexOf(one), below(3) === 0 ? 1 + below(2) : 1)
  const place = next.indexOf(other)
  if (place < 0) return order
  next.splice(place + below(2), 0, ...taken)
  return next
}

const places = (order: readonly string[]) => new Map(order.map((path, index) => [path, index]))

/** As the build names them: ours by their place in the package, others by their name. */
const named = (path: string) =>
  path.startsWith(ours) ? path.slice(ours.length) : (/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path)

/** How far back gzip sees. */
const sight = 32_768

/** How many bytes one file has more than another of the same pieces: what differs is weighed, with as much around it as gzip sees. */
function more(before: readonly string[], after: readonly string[]): number {
  const first = before.findIndex((piece, place) => piece !== after[place])
  if (first < 0) return 0
  const end = before.findLastIndex((piece, place) => piece !== after[place]) + 1
  const seen = before.slice(0, first).join('').slice(-sight)
  const behind = before.slice(end).join('').slice(0, sight)
  const bytesOf = (pieces: readonly string[]) =>
    deflateRawSync(pieces.slice(first, end).join('') + behind, {
      level: 9,
      ...(seen !== '' && { dictionary: Buffer.from(seen) }),
    }).length
  return bytesOf(after) - bytesOf(before)
}

/** Bytes by which a move may make things worse, at the beginning of a search and at its end: what looks worse may lead to something better. */
const [bold, careful] = [2.5, 0.1]

/** Moves members of families about as long as `seconds` last, and answers with the order that came to the fewest bytes. */
function improved(
  start: readonly string[],
  families: readonly (readonly string[])[],
  filesOf: FilesOf,
  seconds: number,
) {
  const below = numbers(1)
  const begin = performance.now()
  const whole = (files: ReturnType<FilesOf>) => files.reduce((sum, pieces) => sum + compressed(pieces.join('')), 0)
  let [order, files] = [start, filesOf(start)]
  let best = { order, bytes: whole(files) }
  console.log(`${best.bytes} bytes before the search`)
  for (let tries = 1; ; tries += 1) {
    const past = (performance.now() - begin) / (seconds * 1000)
    if (past >= 1) break
    const tried = moved(order, families[below(families.length)] ?? [], below)
    const next = filesOf(tried)
    const added = files.reduce((sum, pieces, index) => sum + more(pieces, next[index] ?? []), 0)
    const isTaken = below(1_000_000) / 1_000_000 < Math.exp(-added / (bold * (careful / bold) ** past))
    if (isTaken) [order, files] = [tried, next]
    if (tries % 500 > 0) continue
    const bytes = whole(files)
    if (bytes < best.bytes) best = { order, bytes }
    console.log(`${bytes} bytes after ${tries} tries, ${best.bytes} at best`)
  }
  return best.order
}

/** Looks for the order of imports that a page with everything packs best. */
async function searchPage(seconds: number): Promise<readonly string[]> {
  const page = await wholePage()
  const filesOf = (order: readonly string[]) => {
    const at = places(order)
    return [codeOf(page, inOrder(page, at), at)]
  }
  const constants = [...page.code.values()].flatMap((part) => (typeof part === 'string' ? [] : [[...part.keys()]]))
  const asked = new Set([...page.imports].filter(([path]) => path.startsWith(ours)).flatMap(([, paths]) => paths))
  const names = new Set([...asked, ...constants.flat()])
  const asBuilt = [...inOrder(page, new Map()), ...names]
  const start = [...new Set([...earlier(page), ...asBuilt])].filter((name) => names.has(name))
  // A module of many imports has many neighbours to try.
  const families = [...page.imports]
    .filter(([path, paths]) => path.startsWith(ours) && paths.length > 1)
    .map(([, paths]) => paths)
    .concat(constants)
    .flatMap((members) => members.map(() => members))
  return improved(start, families, filesOf, seconds).map(named)
}

/** Looks for the order of catalogues that the other two languages pack best. */
async function searchLanguages(seconds: number): Promise<readonly string[]> {
  const languages = await Promise.all(['nn', 'en'].map(cataloguesOf))
  const names = [...(languages[0]?.keys() ?? [])]
  const start = [...new Set([...keptNames().filter((name) => names.includes(name)), ...names])]
  const filesOf = (order: readonly string[]) =>
    languages.map((texts) => order.map((name) => `${texts.get(name) ?? ''},`))
  return improved(start, [names], filesOf, seconds)
}

/** The catalogues of a language by their names, each as long as it is in a bundle. */
async function cataloguesOf(language: string): Promise<ReadonlyMap<string, string>> {
  const code = readFileSync(join(product, `dist/foundation/text/languages/${language}.js`), 'utf8')
  const { texts }: { texts: Readonly<Record<string, object>> } = JSON.parse(code.slice(code.indexOf('{'), -2))
  const shorter = Object.entries(texts).map(async ([name, words]) => {
    const { code } = await transform(`x={${JSON.stringify(name)}:${JSON.stringify(words)}}`, { minify: true })
    return [name, code.slice('x={'.length, -'};\n'.length)] as const
  })
  return new Map(await Promise.all(shorter))
}

const keptNames = (): readonly string[] => JSON.parse(readFileSync(kept, 'utf8'))

/** The order that was searched for before. */
function earlier({ imports }: Page): readonly string[] {
  const paths = new Map([...imports.values()].flat().map((path) => [named(path), path]))
  return keptNames().map((name) => paths.get(name) ?? name)
}

const seconds = Number(process.argv[2] ?? 1200)
const order = [...(await searchLanguages(seconds / 10)), ...(await searchPage(seconds))]
writeFileSync(kept, `${JSON.stringify(order, null, 2)}\n`)
console.log('Build the package anew.')
