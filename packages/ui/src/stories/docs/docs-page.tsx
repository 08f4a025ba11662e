import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Markdown,
  Primary,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { PreparedStory, Renderer } from 'storybook/internal/types'
import type { TypeDoc } from '../../../scripts/docs/api-model.ts'
import { takes } from '../../../scripts/docs/takes.ts'
import { componentOf, docsOf, folderOf } from './folder-of.js'
import { type DocsEntry, hrefOf, usePages } from './pages.js'
import { Status } from './status.js'
import { storyName } from './story-name.js'

const isOurs = ({ home }: TypeDoc) => home === '@eksport/ui'

/** The first sentence of a comment, with inline code; line breaks of the source have no meaning. */
function FirstSentence({ of }: { of: string }) {
  const [sentence = ''] = /^[\s\S]*?(?:\.(?=\s+[A-Z])|$)/.exec(of) ?? []
  // Every second part was between backticks.
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence that never changes
  return sentence.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part))
}

/** Code in a fence, which follows the theme; Storybook's Source block does not. */
const fenced = (code: string) => ['```tsx', code, '```'].join('\n')

/** Every type and function that the props mention, collapsed, from the sources. */
function Types({ types }: { types: readonly TypeDoc[] }) {
  if (types.length === 0) return null
  return (
    <>
      <Markdown>## Types and functions</Markdown>
      {types.map((type) => (
        <details key={type.name} className="docs-fold">
          <summary>
            <code>{type.name}</code> <FirstSentence of={type.comment} />
            {!isOurs(type) && <em> from {type.home}</em>}
          </summary>
          {type.comment.includes('\n') && <Markdown>{type.comment}</Markdown>}
          {type.declaration !== '' && <Markdown>{fenced(type.declaration)}</Markdown>}
        </details>
      ))}
    </>
  )
}

// The same files become docs/<component>.md of the package: packages/ui/scripts/docs.
const usages = import.meta.glob<string>('../../*/*/usage.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const withoutHead = (text: string) => text.replace(/^---\n[\s\S]*?\n---\n+/, '').replace(/^# .*\n/, '')

const byFolder = new Map(
  Object.entries(usages).map(([path, text]) => [path.split('/').at(-2) ?? '', withoutHead(text)]),
)

/** Rewrites links to a neighbour's usage.md to its page, or removes them if it has none. */
function withPages(markdown: string, pages: ReadonlyMap<string, DocsEntry>): string {
  return markdown.replaceAll(
    /\[([^\]]+)\]\((?:\.\.\/)+(?:[\w-]+\/)?([\w-]+)\/usage\.md\)/g,
    (_, words: string, folder: string) => {
      const page = pages.get(folder)
      return page ? `[${words}](${hrefOf(page)})` : words
    },
  )
}

/** The first paragraph says what it is; the rest is how to use it. */
function useUsage(folder: string): readonly [what: string, how: string] {
  const text = withPages(byFolder.get(folder) ?? '', usePages()).trim()
  const end = text.search(/^## /m)
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)]
}

/** Longer props tables are collapsed, so that the next heading stays near. */
const longestOpen = 14

/** Does not run play functions on a docs page, where several stories would take focus from each other. */
function Played({ story }: { story: PreparedStory<Renderer> }) {
  const isFramed = story.parameters.docs?.story?.inline === false
  if (story.playFunction === undefined || isFramed) return null
  return <Markdown>{`Shown as it begins. [See it played](?path=/story/${story.id}).`}</Markdown>
}

/** The page of a component: what it is, the first story with live controls, how to use it, every state, types. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { componentStories } = useContext(DocsContext)
  const file = String(preparedMeta.parameters.fileName ?? '')
  const docs = docsOf(file)
  const main = componentOf(docs, preparedMeta.title, preparedMeta.parameters.part)
  const [what, how] = useUsage(folderOf(file))
  const others = docs?.components.filter((one) => one !== main) ?? []
  const [primary, ...states] = componentStories()
  const rows = Object.keys(primary?.argTypes ?? {}).length
  return (
    <>
      <Title />
      {docs && <Status docs={docs} />}
      {what === '' ? <Description /> : <Markdown>{what}</Markdown>}
      <Primary />
      {primary && <Played story={primary} />}
      {main && rows > 0 && (
        <details className="docs-fold" open={rows <= longestOpen}>
          <summary>Props of {main.name}, live</summary>
          <Controls />
        </details>
      )}
      {main && <Markdown>{takes(main)}</Markdown>}
      {how !== '' && <Markdown>{how}</Markdown>}
      {states.length > 0 && <Markdown>## Every state</Markdown>}
      {states.map((story) => (
        <div key={story.id}>
          <Subheading>{storyName(story.name)}</Subheading>
          <Description of={story.moduleExport} />
          <Canvas of={story.moduleExport} />
          <Played story={story} />
        </div>
      ))}
      {others.length > 0 && <Markdown>{`## Other parts\n\n${others.map(({ page }) => page).join('\n\n')}`}</Markdown>}
      {docs && <Types types={docs.types} />}
    </>
  )
}
