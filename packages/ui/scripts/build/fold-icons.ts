// Puts the pictures of all icons into one file of the package: node scripts/build/fold-icons.ts
// Whoever bundles us takes from it what is shown; as files of their own they would fill 66 blocks of everybody's disk.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { packageFolder } from '../docs/places.ts'
import { inOrder } from './module-order.ts'

const icons = join(packageFolder, 'dist/foundation/icons')

const file = join(icons, 'icons.js')
const lines = readFileSync(file, 'utf8').split(/^(?=import )/m)
const nameOf = (line: string) => /^import \{ (\w+) \}/.exec(line)?.[1] ?? ''
writeFileSync(file, inOrder(lines, nameOf).join(''))

await build({
  entryPoints: [file],
  bundle: true,
  format: 'esm',
  target: 'es2022',
  outdir: icons,
  allowOverwrite: true,
  external: ['react'],
})
for (const taken of ['pictures', 'create-icon.js']) rmSync(join(icons, taken), { recursive: true })
console.log('the pictures of the icons stand in one file')
