// Takes libraries into the package: node scripts/build/write-vendor.ts
// Each is called in one or two places and shows in no type of ours, and brings what an app that shows a badge would install with
// it: react-day-picker 30 MB of date-fns, the two of Radix 25 packages.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { groupBy } from '@eksport/forms'
import { build, type Plugin } from 'esbuild'

const home = join(import.meta.dirname, '../..')
const dist = join(home, 'dist')
const target = join(dist, 'vendor')

const libraries = {
  'react-day-picker': 'calendar',
  '@radix-ui/react-dialog': 'dialog',
  '@radix-ui/react-popover': 'popover',
  'react-dropzone': 'dropzone',
  'class-variance-authority': 'variants',
} as const
type Library = keyof typeof libraries

const isLibrary = (name: string): name is Library => Object.hasOwn(libraries, name)

const importer = /(?:import|export) \{([^}]*)\} from "([^"]+)"/g

/** What our modules take of each library, by the library. */
const taken = new Map<Library, Set<string>>()
const users = new Map<string, string>()
for (const file of globSync('**/*.js', { cwd: dist })) {
  const code = readFileSync(join(dist, file), 'utf8')
  for (const [, list = '', from = ''] of code.matchAll(importer)) {
    if (!isLibrary(from)) continue
    const names = list.split(',').map((part) => part.trim().split(' as ')[0] ?? '')
    taken.set(from, new Set([...(taken.get(from) ?? []), ...names]))
    users.set(file, code)
  }
}
for (const name of Object.keys(libraries)) {
  if (isLibrary(name) && !taken.has(name)) throw new Error(`No module imports ${name}: run tsup first.`)
}

/** A module a library, that names what our modules take of it. */
const entries: Plugin = {
  name: 'entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^taken:/ }, ({ path }) => ({ path: path.slice('taken:'.length), namespace: 'taken' }))
    onLoad({ filter: /./, namespace: 'taken' }, ({ path }) => ({
      contents: `export { ${[...(taken.get(path as Library) ?? [])].join(', ')} } from '${path}'`,
      resolveDir: home,
    }))
  },
}

/** What the libraries bring along and ours never comes to: as it is imported, and what stands in its place. */
const leftOut: readonly { readonly asked: RegExp; readonly code: string }[] = [
  // react-dropzone asks it for the files of an event unless told otherwise, as it is (use-upload-zone.ts); a table of media
  // types would come along.
  { asked: /^file-selector$/, code: 'export const fromEvent = undefined' },
  // class-variance-authority joins class names by it. Ours stand in texts and lists of texts; names as the keys of objects are not used.
  { asked: /^clsx$/, code: "export const clsx = (...names) => names.flat(Infinity).filter(Boolean).join(' ')" },
  // A day of the calendar is a day of no zone (calendar.tsx gives react-day-picker no `timeZone`).
  { asked: /^@date-fns\/tz$/, code: 'export const TZDate = undefined' },
  { asked: /^\.\/noonDateLib\.js$/, code: 'export const createNoonOverrides = undefined' },
  // Months are not pushed in and out (no `animate`).
  { asked: /^\.\/useAnimation\.js$/, code: 'export const useAnimation = () => undefined' },
  // The calendar writes days, and neither reads them nor says how long ago they were.
  { asked: /^\.\/en-US\/_lib\/match\.js$/, code: 'export const match = undefined' },
  { asked: /^\.\/en-US\/_lib\/formatDistance\.js$/, code: 'export const formatDistance = undefined' },
  { asked: /^\.\/en-US\/_lib\/formatRelative\.js$/, code: 'export const formatRelative = undefined' },
]
const neverAsked = new Set(leftOut)

const leaveOut: Plugin = {
  name: 'leave-out',
  setup({ onResolve, onLoad }) {
    for (const [index, part] of leftOut.entries()) {
      const namespace = `left-out-${index}`
      onResolve({ filter: part.asked }, ({ path }) => {
        neverAsked.delete(part)
        return { path, namespace }
      })
      onLoad({ filter: /./, namespace }, () => ({ contents: part.code }))
    }
  },
}

rmSync(target, { recursive: true, force: true })
/** Takes some of them in, with what they share in files of its own; answers what went into them. */
async function takeIn(names: readonly string[]): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: Object.entries(libraries)
      .filter(([name]) => names.includes(name))
      .map(([name, out]) => ({ in: `taken:${name}`, out })),
    absWorkingDir: home,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: target,
    chunkNames: 'shared-[hash]',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    legalComments: 'inline',
    // The code of others is not read here, and needs no room for its names on the disk of whoever installs us.
    minify: true,
    banner: { js: '"use client";' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [entries, leaveOut],
    metafile: true,
  })
  return Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs))
}

// A page with a button calls the first: beside the others it would load what they share.
const first = 'class-variance-authority'
const others = Object.keys(libraries).filter((name) => name !== first)
const inputs = [...(await takeIn([first])), ...(await takeIn(others))]
// A library that has given a part another name would bring it along again, and nobody would be told.
for (const { asked } of neverAsked) throw new Error(`No library imports ${asked} any more.`)

for (const [file, code] of users) {
  const linked = code.replace(importer, (statement: string, _names: string, from: string) => {
    if (!isLibrary(from)) return statement
    const path = relative(dirname(file), join('vendor', `${libraries[from]}.js`)).replaceAll('\\', '/')
    return statement.replace(`"${from}"`, `"${path.startsWith('.') ? path : `./${path}`}"`)
  })
  writeFileSync(join(dist, file), linked)
}

// Their licences ask to go along.
const folderOf = /^(?<folder>.*\/node_modules\/(?<name>@[^/]+\/[^/]+|[^/]+))\//
// Of Lucide there are pictures alone, which no bundler sees (`scripts/icons/write.ts`).
const bundled = new Map([['lucide-react', 'node_modules/lucide-react']])
for (const path of inputs) {
  const { folder, name } = folderOf.exec(path)?.groups ?? {}
  if (folder !== undefined && name !== undefined) bundled.set(name, folder)
}
const licence = (name: string, folder: string): string => {
  const path = join(home, folder)
  const [file] = globSync('{LICEN[CS]E,licen[cs]e}*', { cwd: path })
  if (file !== undefined) return readFileSync(join(path, file), 'utf8').trim()
  // One of them says it in its manifest alone.
  const { license, author }: Record<string, unknown> = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  if (typeof license !== 'string' || typeof author !== 'string') throw new Error(`${name} has no licence in ${folder}.`)
  return `${license}, ${author}`
}
const byText = groupBy([...bundled.keys()].toSorted(), (name) => licence(name, bundled.get(name) ?? ''))
const parts = [...byText].map(([text, names]) => `${names.join(', ')}\n\n${text}`)
mkdirSync(target, { recursive: true })
writeFileSync(join(target, 'LICENSES.txt'), `${parts.join('\n\n---\n\n')}\n`)
console.log(`${Object.keys(libraries).join(', ')} with what they need, ${bundled.size} packages, stand in dist/vendor`)
