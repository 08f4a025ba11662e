import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHouse } from './house.ts'
import { overridesOf } from './overrides.ts'

const root = join(import.meta.dirname, '../..')
const target = join(root, 'biome.boundaries.json')
const wanted = `${JSON.stringify({ overrides: overridesOf(readHouse(root)) }, null, 2)}\n`

if (!process.argv.includes('--check')) {
  writeFileSync(target, wanted)
} else if (readFileSync(target, 'utf8') !== wanted) {
  console.error('biome.boundaries.json is older than the folders it guards. Run: npm run generate:boundaries')
  process.exitCode = 1
}
