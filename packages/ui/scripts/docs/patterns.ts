import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { packageFolder } from './places.ts'

const folder = join(packageFolder, 'src/stories/patterns')

/** A page made of several components: its text, and the code to copy. */
export interface Pattern {
  readonly name: string
  readonly title: string
  /** In one paragraph, as one line. */
  readonly summary: string
  /** The text without the title. */
  readonly text: string
  /** A single TypeScript file that imports only packages. */
  readonly code: string
  /** The stories that show it, as `file/Export` in `src/stories/patterns`; the first is displayed. */
  readonly stories: readonly string[]
}

/** The values of the front matter and the text after it; throws without a front matter. */
function parse(file: string) {
  const source = readFileSync(file, 'utf8')
  const [head = '', inside = ''] = /^---\n([\s\S]*?)\n---\n+/.exec(source) ?? []
  if (head === '') throw new Error(`${file} has no front matter.`)
  const values = Object.fromEntries([...inside.matchAll(/^(\w+): (.+)$/gm)].map(([, key = '', value]) => [key, value]))
  return { values, text: source.slice(head.length).trim() }
}

function readPattern(name: string, ending: string): Pattern {
  const { values } = parse(join(folder, `${name}.md`))
  const { values: own, text } = parse(join(folder, `${name}${ending}`))
  const [file = '', first] = values.story?.split('/') ?? []
  const states = values.states?.replaceAll(/[[\]\s]/g, '').split(',') ?? []
  return {
    name,
    title: own.title ?? name,
    summary: (text.split(/\n\s*\n/)[0] ?? '').replaceAll('\n', ' '),
    text,
    code: readFileSync(join(folder, `${name}.tsx`), 'utf8'),
    stories: [first, ...states.filter((state) => state !== first)].map((state) => `${file}/${state}`),
  }
}

/** Every pattern, in English or in bokmål. */
export const readPatterns = (language: 'en' | 'nb' = 'en'): readonly Pattern[] =>
  globSync('*.nb.md', { cwd: folder })
    .map((file) => basename(file, '.nb.md'))
    .sort()
    .map((name) => readPattern(name, language === 'nb' ? '.nb.md' : '.md'))

/** The page of a pattern, as published in the package. */
export const renderPattern = ({ name, title, text, code }: Pattern) =>
  `# ${title}\n\n${text}\n\n## Code\n\nOne file, \`${name}.tsx\`:\n\n\`\`\`tsx\n${code.trim()}\n\`\`\`\n`
