import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { modulesFrom } from './module-graph.ts'

const fetched = /\bimport\("(\.[^"]+\.js)"\)/g

/**
 * What is fetched later, with all that it needs. A module that a later part shares with the page is cut out of the page by some bundlers,
 * with everything in it that anybody asks for: what is folded into one file is left alone here.
 */
export function laterModules(dist: string): ReadonlySet<string> {
  const later = new Set<string>()
  for (const file of globSync('**/*.js', { cwd: dist, exclude: ['vendor/**'] })) {
    for (const [, path = ''] of readFileSync(join(dist, file), 'utf8').matchAll(fetched)) {
      for (const module of modulesFrom(join(dist, dirname(file), path))) later.add(module)
    }
  }
  if (later.size === 0) throw new Error('Nothing is fetched later: run the other steps of the build first.')
  return later
}
