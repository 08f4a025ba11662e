import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The arguments of the command. */
export interface NewComponent {
  /** The name of its folder: 'time-line'. */
  readonly name: string
  /** Components know nothing of the trade; those in `certificate` do. */
  readonly floor: 'components' | 'certificate'
  /** Whether it has texts of its own, in three languages. */
  readonly speaks: boolean
}

const template = (name: string) => readFileSync(join(import.meta.dirname, 'template', `${name}.txt`), 'utf8')

const pascal = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const filled = (text: string, { name, floor, speaks }: NewComponent) =>
  text
    .replaceAll('NewThing', pascal(name))
    .replaceAll('newThing', camel(name))
    .replaceAll('new-thing', name)
    .replaceAll('ENTRY', floor === 'components' ? `@eksport/ui/${name}` : `@eksport/ui/certificate/${name}`)
    .replaceAll('GROUP', floor === 'components' ? 'Components/New' : 'Certificates')
    .replaceAll('STATUS', floor === 'components' ? 'new' : 'trade')
    .replaceAll('WORDS', speaks ? 'Ny del' : 'Kontor')
    .replaceAll('{ LABEL, ', speaks ? '{ ' : "{ label: 'Kontor', ")
    .replaceAll(' LABEL', speaks ? '' : ' label="Kontor"')

/** The complete files of a component's folder by name; they pass every check as generated. */
export function componentFiles(component: NewComponent): Readonly<Record<string, string>> {
  const { name, speaks } = component
  const files = {
    'index.ts': 'index.ts',
    'usage.md': 'usage.md',
    'usage.nb.md': 'usage.nb.md',
    [`${name}.tsx`]: speaks ? 'speaking.tsx' : 'silent.tsx',
    [`${name}.stories.tsx`]: 'stories.tsx',
    [`${name}.test.tsx`]: 'test.tsx',
    ...(speaks && { [`${name}.texts.ts`]: 'texts.ts' }),
  }
  return Object.fromEntries(Object.entries(files).map(([file, from]) => [file, filled(template(from), component)]))
}

/** Where a floor's components stand in the contract's table. */
const rowsOf = { components: 'base', certificate: 'case' } as const

const change = (file: string, by: (text: string) => string) => writeFileSync(file, by(readFileSync(file, 'utf8')))

/**
 * Writes the folder, the component's row in the contract and its export. Returns the files, which still need formatting.
 */
export function writeComponent(component: NewComponent, source: string): readonly string[] {
  const { name, floor, speaks } = component
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`'${name}' is no name of a folder, such as time-line`)
  const taken = ['foundation', 'components', 'certificate'].find((one) => existsSync(join(source, one, name)))
  if (taken !== undefined) throw new Error(`src/${taken}/${name} exists already`)
  const folder = join(source, floor, name)
  const files = componentFiles(component)
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)

  const title = pascal(name)
  const rows = join(source, 'contract/rows', `${rowsOf[floor]}.tsx`)
  const row = `{ name: '${title}', render: (p) => <${title} {...p}${speaks ? '' : ' label="Kontor"'}>Kløfta</${title}> },`
  change(
    rows,
    (text) => `import { ${title} } from '../../${floor}/${name}/${name}.js'\n${text.replace(/\]\n$/, `${row}\n]\n`)}`,
  )
  const [index, folders] = floor === 'certificate' ? ['certificate/index.ts', '.'] : ['index.ts', './components']
  const indexFile = join(source, index)
  change(indexFile, (text) => `${text}export { ${title}, type ${title}Props } from '${folders}/${name}/index.js'\n`)
  return [...Object.keys(files).map((file) => join(folder, file)), rows, indexFile]
}
