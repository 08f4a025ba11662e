import { globSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { makePages } from '../../../packages/ui/scripts/docs/make-pages.ts'
import { packageFolder, sourceFolder } from '../../../packages/ui/scripts/docs/places.ts'
import type { Page } from '../../../packages/ui/scripts/docs/render-index.ts'
import { titleOf } from '../../../packages/ui/scripts/docs/render-page.ts'
import { readNorwegian } from '../../../packages/ui/scripts/docs/usage.ts'
import { demo } from './demo.ts'
import { publish, writeGroups, writePage } from './pages.ts'
import { statusInNorwegian } from './status.ts'
import type { Transcript } from './transcript.ts'

/** The groups of Storybook's sidebar in order, with their names in bokmål. */
const groupNames: Readonly<Record<string, string>> = {
  Foundations: 'Grunnlag',
  Actions: 'Handlinger',
  Fields: 'Felt',
  'Dates and times': 'Datoer og tider',
  'Forms and steps': 'Skjema og steg',
  'Lists and data': 'Lister og data',
  Messages: 'Meldinger',
  Overlays: 'Lag',
  Navigation: 'Navigasjon',
  Pages: 'Sider',
  Certificates: 'Sertifikater',
}

/** The stories of a folder: the file without its extension, its group in the sidebar, and its exports. */
function storiesOf(folder: string) {
  const home = sourceFolder(folder)
  const files = globSync('*.stories.tsx', { cwd: home }).sort()
  const file = files.find((name) => name === `${folder}.stories.tsx`) ?? files[0]
  if (file === undefined) return undefined
  const source = readFileSync(join(home, file), 'utf8')
  const title = /title: '(.*)'/.exec(source)?.[1]?.split('/') ?? []
  return {
    part: join(relative(join(packageFolder, 'src'), home), basename(file, '.stories.tsx')),
    group: title.at(-2) ?? '',
    names: [...source.matchAll(/^export const (\w+)\b/gm)].map((match) => match[1] ?? ''),
  }
}

const withSiteLinks = (text: string) => text.replaceAll(/\]\(([\w-]+)\.md\)/g, '](../$1/)')
const plain = (text: string) => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '')

const words = {
  en: {
    live: 'live',
    alone: 'Open it alone',
    markdown: 'This page as Markdown',
    silent: '(silent)',
    types: (page: string) => `The types that these name in turn are in the [Markdown page](${page}).`,
    heard: [
      '## What is heard',
      'Rows of the tests, word for word; [all of them in three languages](../../accessibility/transcript/).',
      '',
      '| Part | When | English |',
    ],
  },
  nb: {
    live: 'i bruk',
    alone: 'Åpne den alene',
    markdown: 'Denne siden som Markdown, på engelsk',
    silent: '(stille)',
    types: (page: string) => `<span lang="nb">Typene som disse igjen nevner, står på [Markdown-siden](${page}).</span>`,
    heard: [
      '## Det som høres',
      'Rader i testene, ord for ord; [alle på tre språk](../../accessibility/transcript/).',
      '',
      '| Del | Når | Bokmål | Nynorsk |',
    ],
  },
}
type Language = keyof typeof words

/** The screen reader transcript as a table, by component and action. */
function heard(language: Language, rows: Transcript) {
  if (rows.length === 0) return ''
  const { heard: head, silent } = words[language]
  const lines = rows.map(({ component, action, nb, nn, en }) => {
    const texts = language === 'en' ? [en] : [nb, nn && `<span lang="nn">${nn}</span>`]
    const when = language === 'en' ? action : `<span lang="en">${action}</span>`
    return `| ${[component, when, ...texts.map((text) => text || silent)].join(' | ')} |`
  })
  return [...head, `|---|---|---|${language === 'nb' ? '---|' : ''}`, ...lines].join('\n')
}

const norwegianHeadings: Readonly<Record<string, string>> = {
  Example: 'Eksempel',
  Keyboard: 'Tastatur',
  'Screen readers': 'Skjermlesere',
  Texts: 'Tekster',
  'Types and functions': 'Typer og funksjoner',
}

/** The page from its example on, with headings in bokmål; the text is English and marked as such. */
function restInNorwegian(body: string, heardRows: string) {
  const sections = body.slice(body.indexOf('\n## Example')).split(/^## /m).slice(1)
  return sections.flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n')
    const text = lines
      .join('\n')
      .trim()
      .replaceAll(
        '| Default | What it does |',
        '| <span lang="nb">Forvalg</span> | <span lang="nb">Hva den gjør</span> |',
      )
    const head = `## ${norwegianHeadings[heading] ?? heading}`
    if (heading === 'Example')
      return [head, text, ':::note\nDet som følger, er på engelsk: taster, det skjermlesere sier, og props.\n:::']
    return [...(heading === 'Props' ? [heardRows] : []), head, `<div lang="en">\n\n${text}\n\n</div>`]
  })
}

function bodyOf(language: Language, { usage, api, text }: Page, rows: Transcript): string {
  const [own = '', types] = withSiteLinks(text.replace(/^# .*\n+/, '')).split('\n## Types that these name\n')
  const body = types === undefined ? own : `${own}\n${words[language].types(`../../docs/${api.folder}.md`)}`
  if (language === 'en') return body.replace('\n## Props\n', `\n${heard('en', rows)}\n\n## Props\n`)
  const { summary, rules } = readNorwegian(api.folder)
  const parts = [
    statusInNorwegian(usage.status),
    summary,
    '## Bruk',
    rules,
    ...restInNorwegian(body, heard('nb', rows)),
  ]
  return parts.join('\n\n').replaceAll(/\]\((?:\.\.\/)+(?:[\w-]+\/)?([\w-]+)\/usage\.md\)/g, '](../$1/)')
}

function writeComponent(page: Page, transcript: Transcript) {
  const { usage, api, text } = page
  const title = titleOf(api)
  const stories = storiesOf(api.folder)
  const rows = transcript.filter(({ folder }) => folder === api.folder)
  const summaries = { en: usage.summary, nb: readNorwegian(api.folder).summary }
  for (const language of ['en', 'nb'] as const) {
    const { live, alone, markdown } = words[language]
    const shown = stories ? demo('../../', stories.part, stories.names, { title: `${title}, ${live}`, alone }) : ''
    const prefix = language === 'nb' ? 'nb/' : ''
    writePage(
      `${prefix}components/${api.folder}`,
      { title, description: plain(summaries[language]), tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 2 } },
      `${shown}\n\n[${markdown}](../../docs/${api.folder}.md)\n\n${bodyOf(language, page, rows)}`,
    )
    publish(`${prefix}docs/${api.folder}.md`, text)
  }
  return { group: stories?.group ?? 'Foundations', slug: `components/${api.folder}`, title }
}

/** Writes the page of each component, and the sidebar's groups. */
export function writeComponents(transcript: Transcript): readonly Page[] {
  const pages = makePages()
  const written = pages.map((page) => writeComponent(page, transcript))
  const lost = written.filter(({ group }) => groupNames[group] === undefined)
  if (lost.length > 0) throw new Error(`No group of the sidebar holds ${lost.map(({ slug }) => slug).join(', ')}.`)
  writeGroups(
    Object.entries(groupNames).map(([label, nb]) => ({
      label,
      nb,
      slugs: written
        .filter(({ group }) => group === label)
        .sort((one, other) => one.title.localeCompare(other.title))
        .map(({ slug }) => slug),
    })),
  )
  return pages
}
