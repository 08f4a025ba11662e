import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Figure, report } from './report.ts'

/** The scripts in index.html, including preloads, and everything they import statically. */
function filesAtFirst(folder: string): ReadonlySet<string> {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].flatMap((match) => match[1] ?? [])
  return filesFrom(folder, named)
}

/** These files and everything they import statically. */
function filesFrom(folder: string, files: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  for (const file of files) follow(folder, file, seen)
  return seen
}

/** Size with gzip level 9, in kB of 1000 bytes. */
const sizeOf = (folder: string, files: ReadonlySet<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0) / 1000

/** What a browser must load before an app's front page works. */
export function firstLoad(app: string, folder: string, limit: number): Figure {
  const files = filesAtFirst(folder)
  const value = sizeOf(folder, files)
  return { name: `${app}: JavaScript of the first load (${files.size} files)`, value, limit, unit: 'kB gzip' }
}

/** What the form's frame loads beyond the first load, and each of its pages beyond that. */
function formLoad(folder: string, limit: number): { readonly frame: number; readonly steps: readonly Figure[] } {
  const routes = join(import.meta.dirname, '../../apps/submitter/src/routes')
  // A route without a component shows its parent's page.
  const pages = globSync('**/_skjema/**/*.tsx', { cwd: routes })
    .filter((file) => readFileSync(join(routes, file), 'utf8').includes('component:'))
    .map((file) => basename(file.replace(/\/index\.tsx$/, '.tsx'), '.tsx').replace('$', '_'))
  const assets = readdirSync(join(folder, 'assets'))
  /** The files of a page: its component and its loader. */
  const filesOf = (page: string) => {
    const own = assets.filter((file) => file.endsWith('.js') && file.replace(/-[\w-]{8}\.js$/, '') === page)
    if (own.length === 0) throw new Error(`The build has no file of the page ${page}`)
    return filesFrom(
      folder,
      own.map((file) => join('assets', file)),
    )
  }
  const first = filesAtFirst(folder)
  const frame = filesOf('_skjema').difference(first)
  const steps = pages
    .filter((page) => page !== '_skjema')
    .map((page) => {
      const value = sizeOf(folder, filesOf(page).difference(first).difference(frame))
      return { name: `submitter: the form's page ${page}`, value, limit, unit: 'kB gzip' }
    })
  return { frame: sizeOf(folder, frame), steps }
}

function follow(folder: string, file: string, seen: Set<string>) {
  if (seen.has(file)) return
  seen.add(file)
  const source = readFileSync(join(folder, file), 'utf8')
  for (const match of source.matchAll(
    /(?:^|[;}\n])(?:import|export)\s*(?:[^'"();]*?from\s*)?["']\.\/([^"']+\.js)["']/g,
  )) {
    if (match[1]) follow(folder, join(file, '..', match[1]), seen)
  }
}

if (import.meta.main) {
  const dist = (app: string) => join(import.meta.dirname, '../../apps', app, 'dist')
  const { frame, steps } = formLoad(dist('submitter'), 40)
  console.log(`     submitter: the form beyond the first load: ${frame.toFixed(1)} kB gzip`)
  // Officers load their portal once a day over the authority's network; the exporters' limit is the product's.
  const ok = report([
    firstLoad('submitter', dist('submitter'), 176),
    firstLoad('caseworker', dist('caseworker'), 206),
    ...steps,
  ])
  process.exitCode = ok ? 0 : 1
}
