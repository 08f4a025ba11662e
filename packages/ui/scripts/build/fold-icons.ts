// Puts the pictures of all icons into one file of the package: node scripts/build/fold-icons.ts
// Whoever bundles us takes from it what is shown; as files of their own they would fill 66 blocks of everybody's disk.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { packageFolder } from '../docs/places.ts'

const icons = join(packageFolder, 'dist/foundation/icons')

await build({
  entryPoints: [join(icons, 'icons.js')],
  bundle: true,
  format: 'esm',
  target: 'es2022',
  outdir: icons,
  allowOverwrite: true,
  external: ['react'],
})
for (const taken of ['pictures', 'create-icon.js']) rmSync(join(icons, taken), { recursive: true })
console.log('the pictures of the icons stand in one file')
