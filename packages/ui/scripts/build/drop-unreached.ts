// Removes what no entry of the package leads to: node scripts/build/drop-unreached.ts
// Half of the declarations say what only other modules of ours ask; a module of types alone leaves an empty file of code.
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageFolder } from '../docs/places.ts'

const dist = join(packageFolder, 'dist')

interface Entry {
  readonly types?: string
  readonly default: string
}
const manifest: { publishConfig: { exports: Record<string, Entry | string> } } = JSON.parse(
  readFileSync(join(packageFolder, 'package.json'), 'utf8'),
)
const entries = Object.values(manifest.publishConfig.exports).flatMap((entry) =>
  typeof entry === 'string' ? [entry] : Object.values(entry),
)

const asked = /(?:\bfrom|\bimport|\bimport\(|\bdeclare module)\s*(['"])(?<path>\.[^'"]+)\1/g

/** The files of one kind that the entries lead to, and they themselves. */
function reached(ending: '.js' | '.d.ts'): ReadonlySet<string> {
  const start = entries
    .filter((path) => path.endsWith(ending))
    .flatMap((path) => globSync(path, { cwd: packageFolder }))
  const found = new Set(start.map((path) => join(packageFolder, path)))
  for (const file of found) {
    for (const { groups } of readFileSync(file, 'utf8').matchAll(asked)) {
      const next = join(dirname(file), groups?.path ?? '').replace(/\.js$/, ending)
      if (existsSync(next)) found.add(next)
    }
  }
  return found
}

const drop = (ending: '.js' | '.d.ts') => {
  const kept = reached(ending)
  if (kept.size < 100) throw new Error(`Only ${kept.size} ${ending} are reached: run tsup and tsc first.`)
  const unreached = globSync(`**/*${ending}`, { cwd: dist })
    .map((file) => join(dist, file))
    .filter((file) => !kept.has(file))
  for (const file of unreached) rmSync(file)
  return `${unreached.length} of ${unreached.length + kept.size} ${ending}`
}

console.log(`${drop('.js')} and ${drop('.d.ts')} were reached by no entry, and are gone`)
