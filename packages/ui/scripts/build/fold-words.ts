// Puts the catalogues into one file for any trade and one for ours: node scripts/build/fold-words.ts
// Words beside words pack better than words among code: 1 kB in a page with everything, and a block of the disk for each file. Each
// catalogue is a constant of its own, so that a page carries those that it speaks.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageFolder } from '../docs/places.ts'
import { laterModules } from './later-modules.ts'
import { inOrder } from './module-order.ts'
import { relink } from './relink.ts'

const dist = join(packageFolder, 'dist')
const homes = { components: join(dist, 'foundation/text/words.js'), certificate: join(dist, 'certificate/words.js') }
const later = laterModules(dist)
const constant = /^export const (\w+) = /

const moved = new Map<string, string>()
for (const [floor, home] of Object.entries(homes)) {
  const files = globSync('**/*.texts.js', { cwd: join(dist, floor) })
    .map((file) => join(dist, floor, file))
    .filter((file) => !later.has(file))
    .toSorted()
  const constants = files.flatMap((file) => readFileSync(file, 'utf8').split(/^(?=export const )/m))
  const nameOf = (code: string) => constant.exec(code)?.[1] ?? ''
  const names = constants.map(nameOf)
  if (names.length < files.length || new Set(names).size < names.length)
    throw new Error(`The catalogues of ${floor} are not each a constant of its own name.`)
  writeFileSync(home, inOrder(constants, nameOf).join(''))
  for (const file of files) moved.set(file, home)
}
relink(dist, ({ from, file }) => moved.get(join(dirname(file), from)))
for (const file of moved.keys()) rmSync(file)
console.log(`${moved.size} files of words stand in ${Object.keys(homes).length}`)
