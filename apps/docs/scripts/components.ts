import { globSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { makePages } from '../../../packages/ui/scripts/docs/make-pages.ts'
import { packageFolder, sourceFolder } from '../../../packages/ui/scripts/docs/places.ts'
import type { Page } from '../../../packages/ui/scripts/docs/render-index.ts'
import { titleOf } from '../../../packages/ui/scripts/docs/render-page.ts'
import { demo } from './demo.ts'
import { publish, writeGroups, writePage } from './pages.ts'
import type { Transcript } from './transcript.ts'

/** The groups of Storybook's sidebar, in its order, and their names in bokmål. */
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

/** The stories of a folder: the file without its ending, its group in the sidebar, and what it exports. */
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

/** What was heard in the tests, by part and act. */
function heard(rows: Transcript) {
  if (rows.length === 0) return ''
  const lines = rows.map(({ component, action, says }) => `| ${component} | ${action} | ${says} |`)
  return [
    '## What is heard',
    'Rows of the tests, word for word.',
    '',
    '| Part | When | Bokmål |',
    '|---|---|---|',
    ...lines,
  ].join('\n')
}

function writeComponent({ usage, api, text }: Page, transcript: Transcript) {
  const title = titleOf(api)
  const stories = storiesOf(api.folder)
  const shown = stories
    ? demo('../../', stories.part, stories.names, { title: `${title}, live`, alone: 'Open it alone' })
    : ''
  const rows = transcript.filter(({ folder }) => folder === api.folder)
  const body = withSiteLinks(text.replace(/^# .*\n+/, '')).replace('\n## Props\n', `\n${heard(rows)}\n\n## Props\n`)
  writePage(
    `components/${api.folder}`,
    { title, description: plain(usage.summary), tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 2 } },
    `${shown}\n\n[This page as Markdown](../../docs/${api.folder}.md)\n\n${body}`,
  )
  publish(`docs/${api.folder}.md`, text)
  publish(`nb/docs/${api.folder}.md`, text)
  return { group: stories?.group ?? 'Foundations', slug: `components/${api.folder}`, title }
}

/** Writes the page of each component, and which of them stand together. */
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
