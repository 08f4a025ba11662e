import { componentProps } from 'virtual:component-props'
import { Controls, Markdown, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { use } from 'react'

// The same files become docs/<component>.md of the package: packages/ui/scripts/docs.
const usages = import.meta.glob<string>('../packages/ui/src/*/*/usage.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const folderOf = (path: string) => /packages\/ui\/src\/\w+\/([\w-]+)\//.exec(path)?.[1] ?? ''

const byFolder = new Map(Object.entries(usages).map(([path, text]) => [folderOf(path), text]))

const usageOf = (folder: string) => byFolder.get(folder)

interface StoryIndex {
  readonly entries: Readonly<
    Record<string, { readonly id: string; readonly type: string; readonly importPath: string }>
  >
}

const readIndex = async (): Promise<ReadonlyMap<string, string>> => {
  const response = await fetch('./index.json')
  const { entries } = (await response.json()) as StoryIndex
  const pages = Object.values(entries).filter(({ type }) => type === 'docs')
  return new Map(pages.map(({ id, importPath }) => [folderOf(importPath), id]))
}

let index: ReturnType<typeof readIndex> | undefined

/** In a file a link leads to the neighbour's usage.md; here to its page, or to nothing where there is none. */
function withPages(markdown: string, pages: ReadonlyMap<string, string>): string {
  return markdown.replaceAll(
    /\[([^\]]+)\]\((?:\.\.\/)+(?:[\w-]+\/)?([\w-]+)\/usage\.md\)/g,
    (_, words: string, folder: string) => {
      const page = pages.get(folder)
      return page ? `[${words}](?path=/docs/${page})` : words
    },
  )
}

function Usage({ markdown }: { markdown: string }) {
  index ??= readIndex()
  const text = withPages(markdown.replace(/^# .*\n/, ''), use(index)).trim()
  const end = text.search(/^## /m)
  const [what, how] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)]
  return (
    <>
      <Markdown>{what}</Markdown>
      <Primary />
      {how !== '' && <Markdown>{how}</Markdown>}
    </>
  )
}

/** The page of a component: what it is, how to use it, what it says, its props and every state. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const folder = folderOf(String(preparedMeta.parameters.fileName ?? ''))
  const usage = usageOf(folder)
  const props = componentProps[folder]
  return (
    <>
      <Title />
      {usage === undefined ? <Primary /> : <Usage markdown={usage} />}
      {props === undefined ? (
        <>
          <Markdown>## Props</Markdown>
          <Controls />
        </>
      ) : (
        <Markdown>{props}</Markdown>
      )}
      {/* Words alone would become the block's own heading, in capitals unlike those beside it. */}
      {Object.keys(csfFile.stories).length > 1 && (
        <Stories includePrimary={false} title={<Markdown>## Every state</Markdown>} />
      )}
    </>
  )
}
