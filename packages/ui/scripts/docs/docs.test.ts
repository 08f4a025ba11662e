// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { examplesIn } from './examples.ts'
import { makePages } from './make-pages.ts'
import { readPatterns, renderPattern } from './patterns.ts'
import { entryOf, hasUsage, packageFolder, publicFolders, usageFile } from './places.ts'
import { type Page, renderIndex } from './render-index.ts'
import { linkedFolders, readNorwegian, readUsage, requiredHeadings } from './usage.ts'

const folders = publicFolders()

it('finds the folders that the package exports', () => {
  expect(folders.length).toBeGreaterThan(55)
  expect(folders).toContain('application-table')
})

describe.each(folders)('the usage of %s', (folder) => {
  it('is written, and answers what each page must answer', () => {
    expect(hasUsage(folder), usageFile(folder)).toBe(true)
    const usage = readUsage(folder)
    expect(usage.status === 'trade', "those of the trade, and only they, are the trade's").toBe(
      entryOf(folder).includes('/certificate/'),
    )
    expect(usage.summary.length, 'the first paragraph says what it is').toBeGreaterThan(25)
    expect(usage.headings.filter((heading) => (requiredHeadings as readonly string[]).includes(heading))).toEqual([
      ...requiredHeadings,
    ])
    expect(examplesIn(folder, usage.text).length, 'an example in TypeScript').toBeGreaterThan(0)
  })

  it('[LIB-08] has each rule of its use in bokmål too, with the same links', () => {
    const { summary, rules } = readNorwegian(folder)
    const [english = ''] = readUsage(folder).text.split('\n## Example')
    const count = (text: string, what: RegExp) => (text.match(what) ?? []).length
    for (const what of [/^- /gm, /^\| /gm, /\]\(/g])
      expect(count(`${summary}\n${rules}`, what)).toBe(count(english, what))
  })

  it('names each catalogue of its texts, for who words them otherwise', () => {
    const catalogues = globSync(join(dirname(usageFile(folder)), '*.texts.ts')).flatMap((file) => {
      const [, names = ''] = /interface Messages \{([^}]*)\}/.exec(readFileSync(file, 'utf8')) ?? []
      return [...names.matchAll(/^\s*'?([\w-]+)'?:/gm)].map((match) => match[1] ?? '')
    })
    const { text } = readUsage(folder)
    expect(catalogues.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
  })

  it('links to pages that exist', () => {
    const usage = readUsage(folder)
    const { text } = usage
    expect(linkedFolders(usage).filter((to) => !folders.includes(to))).toEqual([])
    const others = [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? '')
    expect(others.filter((to) => !/^(https:\/\/|(\.\.\/)+([\w-]+\/)?[\w-]+\/usage\.md$)/.test(to))).toEqual([])
  })
})

describe('the pages of the package', () => {
  const pages = makePages()
  const pageOf = (folder: string) => pages.find(({ api }) => api.folder === folder)?.text ?? ''
  const others = (page: Page) => [...page.text.matchAll(/\]\((?!https)([^)]+)\)/g)].map((match) => match[1])

  it('hold a table of props with type, default and comment', () => {
    expect(pageOf('button')).toContain(
      '| `busy` | `boolean` | `false` | Work is in progress: shows a spinner, ignores clicks, keeps focus. |',
    )
    expect(pageOf('button')).toContain("| `kind` | `ButtonKind` | `'secondary'` |")
    expect(pageOf('button')).toContain('Takes every prop of `<a>` as well.')
    expect(pageOf('dialog')).toContain('| `open` * | `boolean` |')
    expect(pageOf('dialog'), 'a default in the line that takes the props apart').toContain("`'sm'`")
    expect(pageOf('error-page'), 'a class').toContain('| `fallback` * |')
    expect(pageOf('button')).toContain("type ButtonKind = 'primary' |")
  })

  it('say which exports the root leaves to the own entry of a component', () => {
    expect(pageOf('button')).toContain('Import from `@eksport/ui` or `@eksport/ui/button`.')
    expect(pageOf('rich-text')).toContain('; only from the latter: `parseRichText`')
  })

  it('have no mark of a comment in a table', () => {
    expect(pages.filter(({ text }) => /^\|.*: \* \w/m.test(text)).map(({ api }) => api.folder)).toEqual([])
  })

  it('say of each prop what it does', () => {
    const silent = pages.flatMap(({ api }) =>
      api.components.flatMap(({ name, props }) =>
        props.filter(({ comment }) => comment === '').map((prop) => `${api.folder}: ${name}.${prop.name}`),
      ),
    )
    expect(silent).toEqual([])
  })

  it('tell of each kind of field of a form by the name of its builder', () => {
    const fields = readFileSync(join(packageFolder, '../forms/src/define/fields.ts'), 'utf8')
    const builders = [...fields.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
    expect(builders).toContain('dateRange')
    expect(builders.filter((name) => !pageOf('form').includes(`| \`${name}\` |`))).toEqual([])
  })

  it('say of each type that they name what it is', () => {
    const silent = pages.flatMap(({ api }) =>
      [...api.exports, ...api.types.filter(({ home }) => home.startsWith('@eksport/'))]
        .filter(({ comment }) => comment === '')
        .map(({ name }) => `${api.folder}: ${name}`),
    )
    expect([...new Set(silent)]).toEqual([])
    expect(pageOf('filter-panel')).toContain('### MultiSelectFilter')
  })

  it('say of each choice and number what holds without it', () => {
    const open = pages.flatMap(({ api }) =>
      api.components.flatMap(({ name, props }) =>
        props
          .filter(({ required, shape }) => !required && (shape === 'choice' || shape === 'number'))
          .filter(({ defaultValue, comment }) => defaultValue === undefined && !/^The value/.test(comment))
          .map((prop) => `${api.folder}: ${name}.${prop.name}`),
      ),
    )
    expect(open).toEqual([])
  })

  it('take words for a prop only where words will do', () => {
    const shapes = pages.flatMap(({ api }) =>
      api.components.flatMap(({ name, props }) =>
        props.map(({ shape, type, ...prop }) => [`${name}.${prop.name}`, shape, type] as const),
      ),
    )
    const worded = shapes.filter(([, shape]) => shape === 'content' || shape === 'text')
    expect(worded.length).toBeGreaterThan(200)
    expect(worded.filter(([, , type]) => /=>|^ReactElement/.test(type))).toEqual([])
    expect(worded.filter(([, , type]) => /\b(Instant|Plain(Date|Time)|DateLimit)\b/.test(type))).toEqual([])
    const shapeOf = Object.fromEntries(shapes)
    expect(shapeOf).toMatchObject({
      'Summary.renderItems': 'function',
      'ConfirmDialog.errorText': 'function',
      'Button.icon': 'content',
      'StepForm.now': 'other',
      'SlotPicker.timeZone': 'text',
    })
  })

  it('say of each default what a reader of the page knows: no name of the source, no step of a reckoning', () => {
    const defaults = pages.flatMap(({ api }) =>
      api.components.flatMap(({ name, props }) =>
        props.map((prop) => [`${api.folder}: ${name}.${prop.name}`, prop.defaultValue ?? ''] as const),
      ),
    )
    const literal = /^('.*'|[-\d.* ]+|\[.*\]|\{.*\}|<\w+ \/>)$/
    const words = /^(\d, or \d )?[a-z]+( [a-z']+)*(="\w+")?$/
    expect(defaults.length).toBeGreaterThan(500)
    expect(defaults.filter(([, value]) => value !== '' && !literal.test(value) && !words.test(value))).toEqual([])
    expect(pageOf('data-table'), "the certificates' words are not the table's").not.toContain('applicationNouns` |')
  })

  it('name no requirement: those are ours, and their readers have never seen the list', () => {
    const shipped = globSync('src/{foundation,components,certificate,stories,testing}/**/*.{ts,tsx,md,css}', {
      cwd: packageFolder,
      exclude: (file) => /\.test\.tsx?$/.test(file),
    })
    expect(shipped.length).toBeGreaterThan(400)
    const named = [...shipped, 'README.md', 'api.md', 'CHANGELOG.md'].filter((file) =>
      /\b[A-Z]{3}-\d{2}\b/.test(readFileSync(join(packageFolder, file), 'utf8')),
    )
    expect(named).toEqual([])
    const asking = pages.filter(({ text }) => /\b[A-Z]{3}-\d{2}\b|decisions\.md/.test(text))
    expect(asking.map(({ api }) => api.folder)).toEqual([])
  })

  it('link to each other', () => {
    const names = new Set(pages.map(({ api }) => `${api.folder}.md`))
    expect(pages.flatMap((page) => others(page).filter((to) => !names.has(to ?? '')))).toEqual([])
  })

  it('stand in llms.txt, one line each', () => {
    const patterns = readPatterns()
    const index = renderIndex(pages, patterns)
    expect(index).toMatch(/^# @eksport\/ui\n\n> /)
    const linked = [...index.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? '')
    const files = new Set([
      ...pages.map(({ api }) => `docs/${api.folder}.md`),
      ...patterns.map(({ name }) => `docs/patterns/${name}.md`),
      'README.md',
      'CHANGELOG.md',
    ])
    expect(linked.filter((to) => !files.has(to) && !to.startsWith('dist/'))).toEqual([])
    for (const { api } of pages) expect(linked).toContain(`docs/${api.folder}.md`)
  })

  it('[LIB-08] patterns say the same in English and bokmål, and their code imports packages alone', () => {
    const [english, norwegian] = [readPatterns('en'), readPatterns('nb')]
    expect(english.map(({ name }) => name)).toEqual([
      'booking',
      'detail-with-changes',
      'form-in-steps',
      'list-with-filters',
      'upload-with-review',
    ])
    const shape = (text: string) => [...text.matchAll(/^(##|\d\.|-|\|)/gm)].map(([mark]) => mark)
    for (const [place, pattern] of english.entries()) {
      expect(shape(norwegian[place]?.text ?? ''), pattern.name).toEqual(shape(pattern.text))
      expect(pattern.code, pattern.name).not.toMatch(/from '\./)
      expect(renderPattern(pattern)).toContain(`# ${pattern.title}\n\n${pattern.summary}`)
    }
  })
})
