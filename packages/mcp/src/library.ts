import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A page of the library: a component or a pattern. */
export interface Entry {
  readonly kind: 'component' | 'pattern'
  /** The name of its page: `data-table`, `list-with-filters`. */
  readonly name: string
  /** Its name in code or in text: `DataTable`, `List with filters`. */
  readonly title: string
  /** Its purpose, in one line. */
  readonly summary: string
  /** What the page tells of besides: `PageHeading` stands on that of `layout`. */
  readonly parts: readonly string[]
}

/** Read access to an installed @eksport/ui. */
export interface Library {
  readonly entries: readonly Entry[]
  /** The page of an entry, in Markdown. */
  readonly page: (entry: Entry) => string
  /** Design tokens with the text in their name, one line each with scheme or density, name and value. */
  readonly tokens: (text: string) => readonly string[]
}

/** The path of the tokens file in the package that a project has installed; throws with an install instruction if there is none. */
export function findLibrary(project: string): string {
  const { resolve } = createRequire(join(project, 'package.json'))
  try {
    return resolve('@eksport/ui/tokens.json')
  } catch (cause) {
    throw new Error(`No @eksport/ui is installed for ${project}: npm install @eksport/ui`, { cause })
  }
}

const fileOf = ({ kind, name }: Pick<Entry, 'kind' | 'name'>) =>
  `docs/${kind === 'pattern' ? 'patterns/' : ''}${name}.md`

/** The components, functions and types that a page describes; those after them belong to other pages. */
function partsOf(page: string): readonly string[] {
  const [own = ''] = page.split('\n## Types that these name')
  return [...own.matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name)
}

function readEntries(index: string, read: (file: string) => string): readonly Entry[] {
  const lines = index.matchAll(/^- \[([^\]]+)\]\(docs\/(patterns\/)?([\w-]+)\.md\): (.+)$/gm)
  return [...lines].map(([, title = '', patterns, name = '', summary = '']) => {
    const kind = patterns === undefined ? 'component' : 'pattern'
    return { kind, name, title, summary, parts: partsOf(read(fileOf({ kind, name }))) }
  })
}

interface Token {
  readonly $type?: string
  readonly $value?: unknown
}
type Tokens = { readonly [name: string]: Tokens | Token | string }

const written = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value)
  if ('hex' in value) return String(value.hex)
  return 'unit' in value && 'value' in value ? `${value.value}${value.unit}` : JSON.stringify(value)
}

/** Every token as a line: `theme.light --eks-page: #faf7f4`. */
function tokenLines(tokens: Tokens, path: readonly string[] = []): readonly string[] {
  return Object.entries(tokens).flatMap(([name, inner]) => {
    if (typeof inner === 'string') return []
    if ('$value' in inner) return [`${path.join('.')} --eks-${name}: ${written(inner.$value)}`]
    return tokenLines(inner as Tokens, [...path, name])
  })
}

/** Opens the library in the package that contains this tokens file, one folder below its root; throws if the package is too old. */
export function openLibrary(tokens: string): Library {
  const folder = dirname(dirname(tokens))
  const index = join(folder, 'llms.txt')
  if (!existsSync(index)) throw new Error(`${folder} holds no llms.txt: this server needs @eksport/ui 0.2 or newer.`)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  return {
    entries: readEntries(readFileSync(index, 'utf8'), read),
    page: (entry) => read(fileOf(entry)),
    tokens: (text) =>
      tokenLines(JSON.parse(readFileSync(tokens, 'utf8')) as Tokens).filter((line) => line.includes(text)),
  }
}
