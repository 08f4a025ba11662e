// Reaches React through modules of the package: node scripts/build/write-react.ts
// Some bundlers write the imports of a foreign package anew for each module that has some: 7 kB in a page with everything. Each name
// is a constant of its own, so that a page carries those that it needs.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageFolder } from '../docs/places.ts'
import { laterModules } from './later-modules.ts'
import { relink } from './relink.ts'

const dist = join(packageFolder, 'dist')
const homes = new Map([
  ['react', join(dist, 'foundation/react/react.js')],
  ['react/jsx-runtime', join(dist, 'foundation/react/elements.js')],
  ['react-dom', join(dist, 'foundation/react/dom.js')],
])
const later = laterModules(dist)

/** What our modules take of each. */
const taken = new Map([...homes.keys()].map((module) => [module, new Set<string>()]))
/** React has no hooks where a server draws: what may be drawn there does not come near them. */
const mayBeOfServer = (from: string, code: string) => from === 'react' && !code.startsWith('"use client"')

relink(dist, ({ from, names, file, code }) => {
  if (!homes.has(from) || later.has(file) || mayBeOfServer(from, code)) return undefined
  for (const name of names) taken.get(from)?.add(name.split(' as ')[0] ?? name)
  return homes.get(from)
})

for (const [module, home] of homes) {
  const names = [...(taken.get(module) ?? [])].toSorted()
  if (names.length === 0) throw new Error(`No module imports ${module}: run tsup first.`)
  mkdirSync(dirname(home), { recursive: true })
  writeFileSync(
    home,
    `import * as React from "${module}";\n${names.map((name) => `export const ${name} = React.${name};`).join('\n')}\n`,
  )
}
console.log(`React is reached through ${homes.size} modules, but for ${later.size} that are fetched later`)
