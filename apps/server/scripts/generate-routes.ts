import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the routes, with one subfolder per resource. */
export const routesFolder = join(import.meta.dirname, '../src/routes')

const declaration = /^export const (\w+Routes?)\b/gm

interface Found {
  readonly path: string
  readonly names: readonly string[]
}

function routesIn(root: string, path: string): Found {
  const names = [...readFileSync(join(root, path), 'utf8').matchAll(declaration)].map(([, name = '']) => name)
  return { path, names }
}

const isMany = (name: string) => name.endsWith('Routes')

/** The generated list of routes. A route is added by a file that exports `…Route`, or `…Routes` for several. */
export function generateRoutes(root: string = routesFolder): string {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.includes('/') && path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .sort()
  const found = files.map((path) => routesIn(root, path)).filter(({ names }) => names.length > 0)
  return [
    '// Written by apps/server/scripts/generate-routes.ts from the folders beside this file.',
    "import type { Route } from '../http/route.ts'",
    ...found.map(({ path, names }) => `import { ${names.join(', ')} } from './${path}'`),
    '',
    'export const routes: readonly Route[] = [',
    ...found.flatMap(({ names }) => names.map((name) => `  ${isMany(name) ? '...' : ''}${name},`)),
    ']',
    '',
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(routesFolder, 'routes.gen.ts'), generateRoutes())
}
