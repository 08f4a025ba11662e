import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { asTheirs } from '../../../packages/ui/src/stories/docs/as-theirs.ts'
import { demo } from './demo.ts'
import { root, writePage } from './pages.ts'

const guides = join(import.meta.dirname, '../guides')

const fence = (language: string, code: string, title = '') =>
  `\`\`\`${language}${title && ` title="${title}"`}\n${code.trim()}\n\`\`\``

/** A file of the repository as a code block; only files that tests run. */
const fileOf = (path: string) => fence(extname(path).slice(1), readFileSync(join(root, path), 'utf8'), basename(path))

/** Writes the hand-written pages, replacing `{{file …}}`, `{{badge}}` and `{{demo …}}`. */
export function writeGuides(badge: string): void {
  for (const name of globSync('**/*.md', { cwd: guides })) {
    const source = readFileSync(join(guides, name), 'utf8')
    const [head = '', title = '', description = ''] = /^---\ntitle: (.*)\ndescription: (.*)\n---\n/.exec(source) ?? []
    if (head === '') throw new Error(`${name} needs a title and a description.`)
    const slug = join(dirname(name), basename(name, '.md'))
    const text = source
      .slice(head.length)
      .replaceAll(/\{\{file (\S+)\}\}/g, (_, path: string) => fileOf(path))
      .replaceAll('{{badge}}', () => fence('html', badge))
      .replaceAll(/\{\{demo (\S+) (\S+) (.+)\}\}/g, (_, part: string, story: string, label: string) =>
        demo(basename(name) === 'index.md' ? './' : '../', part, [story], { title: label, alone: label }),
      )
    writePage(slug, { title, description }, text)
  }
}

/** Writes Storybook's page about using the library for other data, with its story canvases replaced by our frames. */
export function writeOwnData(): void {
  const source = readFileSync(join(root, '.storybook/pages/own-data.mdx'), 'utf8')
  const imports = source.matchAll(/import \* as (\w+) from '\.\.\/\.\.\/packages\/ui\/src\/(\S+)\.stories\.tsx'/g)
  const parts = new Map([...imports].map(([, name = '', part = '']) => [name, part]))
  const samples = readFileSync(join(root, 'packages/ui/src/testing/sample-licences.tsx'), 'utf8')
  const text = source
    .slice(source.indexOf('\n# '))
    .replace(/^\n# .*\n/, '')
    .replaceAll(/<Canvas of=\{(\w+)\.(\w+)\} \/>/g, (_, name: string, story: string) =>
      demo('../', parts.get(name) ?? '', [story], { title: `${story}, live`, alone: 'Open it alone' }),
    )
    .replace(/<Markdown>.*<\/Markdown>/, () => fence('tsx', asTheirs(samples)))
    .replace(/\[Example\]\(\?path[^)]+\)/, '[Example](../components/form/#example)')
  writePage(
    'own-data',
    { title: 'Use it for your own data', description: 'Rows, nouns and schemas of any trade.' },
    text,
  )
}
