import { use } from 'react'
import { folderOf } from './folder-of.js'

/** A docs page, by its name in the sidebar. */
export interface DocsEntry {
  readonly id: string
  readonly name: string
}

interface StoryIndex {
  readonly entries: Readonly<
    Record<string, { readonly id: string; readonly type: string; readonly title: string; readonly importPath: string }>
  >
}

type Pages = ReadonlyMap<string, DocsEntry>

const readIndex = async (): Promise<Pages> => {
  // biome-ignore lint/style/noRestrictedGlobals: Storybook's own list of its pages, from Storybook's address
  const response = await fetch('./index.json')
  const { entries } = (await response.json()) as StoryIndex
  const pages = Object.values(entries).filter(({ type }) => type === 'docs')
  // Of several pages the first in the sidebar is the folder's own; the others document parts of it.
  return new Map(
    pages
      .toReversed()
      .map(({ id, title, importPath }) => [folderOf(importPath), { id, name: title.replace(/^.*\//, '') }]),
  )
}

let index: Promise<Pages> | undefined

/** The page of each component folder, if it has one. */
export function usePages(): Pages {
  index ??= readIndex()
  return use(index)
}

/** The address of a page, from within the frame or the window around it. */
export const hrefOf = ({ id }: DocsEntry) => `?path=/docs/${id}`
