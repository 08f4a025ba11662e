// Fails if an app's route tree does not match its route files. It is regenerated on the way; commit the result.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { apps } from '../lib/build-apps.ts'
import { root } from '../lib/root.ts'

const isFresh = async (app: string) => {
  const folder = join(root, 'apps', app)
  const file = join(folder, 'src/route-tree.gen.ts')
  const before = readFileSync(file, 'utf8')
  // The router's plugin generates the tree as soon as the configuration is resolved.
  await resolveConfig({ root: folder, logLevel: 'error' }, 'serve')
  const fresh = readFileSync(file, 'utf8') === before
  if (!fresh) console.error(`The route tree of ${app} was stale: commit the new apps/${app}/src/route-tree.gen.ts.`)
  return fresh
}

const answers = await Promise.all(apps.map(isFresh))
process.exitCode = answers.every(Boolean) ? 0 : 1
