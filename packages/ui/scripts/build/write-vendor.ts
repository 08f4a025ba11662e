// Takes the calendar's grid into the package: node scripts/build/write-vendor.ts
// react-day-picker brings 30 MB of date-fns of which it calls a twentieth; an app that shows a badge would install all of it.
import { globSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build } from 'esbuild'

const home = join(import.meta.dirname, '../..')
const dist = join(home, 'dist')
const vendored = 'react-day-picker'
const target = join(dist, 'vendor', `${vendored}.js`)

const importer = new RegExp(`import \\{([^}]*)\\} from "${vendored}"`, 'g')
const users = globSync('**/*.js', { cwd: dist })
  .map((file) => join(dist, file))
  .filter((file) => readFileSync(file, 'utf8').includes(`from "${vendored}"`))
const names = new Set(
  users.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(importer)].flatMap(([, list = '']) =>
      list.split(',').map((part) => part.trim().split(' as ')[0] ?? ''),
    ),
  ),
)
if (names.size === 0) throw new Error(`No module imports ${vendored}: run tsup first.`)

await build({
  stdin: { contents: `export { ${[...names].join(', ')} } from '${vendored}'`, resolveDir: home },
  bundle: true,
  format: 'esm',
  target: 'es2022',
  outfile: target,
  external: ['react', 'react-dom'],
  legalComments: 'inline',
  banner: { js: '"use client";' },
  define: { 'process.env.NODE_ENV': '"production"' },
})
for (const file of users) {
  const path = relative(dirname(file), target).replaceAll('\\', '/')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(`from "${vendored}"`, `from "${path.startsWith('.') ? path : `./${path}`}"`),
  )
}

// Their licences ask to go along.
const licence = (name: string, from: string) => {
  const found = globSync('LICENSE*', { cwd: from })[0]
  if (found === undefined) throw new Error(`${name} has no licence in ${from}.`)
  return `${name}\n\n${readFileSync(join(from, found), 'utf8').trim()}`
}
const picker = join(home, 'node_modules', vendored)

const beside = join(realpathSync(picker), '..')
const parts = [
  licence(vendored, picker),
  ...['date-fns', '@date-fns/tz'].map((name) => licence(name, join(beside, name))),
]
writeFileSync(join(dist, 'vendor', 'LICENSES.txt'), `${parts.join('\n\n---\n\n')}\n`)
console.log(`${[...names].join(', ')} of ${vendored} stand in dist/vendor`)
