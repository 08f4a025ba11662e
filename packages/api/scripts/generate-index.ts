import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the contracts, one file per resource. */
export const contractsFolder = join(import.meta.dirname, '../src')

interface Exported {
  readonly name: string
  readonly isType: boolean
}

const declaration = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?^export (const|function|class|type|interface) (\w+)/gm
const listed = /^export (type )?\{([^}]*)\}/gm

/** The exported declarations of a file, without those marked `@internal`. */
function declaredIn(text: string): Exported[] {
  return [...text.matchAll(declaration)]
    .filter(([, comment = '']) => !comment.includes('@internal'))
    .map(([, , kind = '', name = '']) => ({ name, isType: kind === 'type' || kind === 'interface' }))
}

/** The names that an index file exports explicitly. */
function listedIn(text: string): Exported[] {
  return [...text.matchAll(listed)].flatMap(([, allTypes, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => ({
        name: name.replace(/^type /, ''),
        isType: allTypes !== undefined || name.startsWith('type '),
      })),
  )
}

const isSource = (name: string) => name.endsWith('.ts') && !/\.(test|gen)\.ts$/.test(name)

/** A line of types alone is a type export, which leaves nothing at run time. */
function exportLine(names: readonly Exported[], path: string): string {
  if (names.every(({ isType }) => isType)) {
    return `export type { ${names.map(({ name }) => name).join(', ')} } from '${path}'`
  }
  return `export { ${names.map(({ name, isType }) => (isType ? `type ${name}` : name)).join(', ')} } from '${path}'`
}

function linesOf(root: string, path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8')
  const names = path.endsWith('/index.ts') ? listedIn(text) : declaredIn(text)
  return names.length === 0 ? [] : [exportLine(names, `./${path}`)]
}

/** A folder with an index of its own is represented by that index alone. */
const filesOf = (root: string, folder: string): string[] =>
  existsSync(join(root, folder, 'index.ts'))
    ? [`${folder}/index.ts`]
    : readdirSync(join(root, folder))
        .filter(isSource)
        .map((name) => `${folder}/${name}`)

/** The index of all contracts, generated from their files, so that an endpoint is added by writing it. */
export function generateIndex(root: string = contractsFolder): string {
  const files = readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return filesOf(root, entry.name)
    return isSource(entry.name) ? [entry.name] : []
  })
  return [
    '// Written by packages/api/scripts/generate-index.ts from the files beside this one.',
    ...files.toSorted().flatMap((path) => linesOf(root, path)),
    '',
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(contractsFolder, 'index.gen.ts'), generateIndex())
}
