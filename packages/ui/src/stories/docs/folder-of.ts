/// <reference path="./virtual.d.ts" />
import { componentDocs } from 'virtual:component-docs'
import type { FolderDocs } from './folder-docs.js'

/** What is known of each folder, by its name. */
export const allDocs = Object.entries(componentDocs)

export const folderOf = (path: string) => /packages\/ui\/src\/\w+\/([\w-]+)\//.exec(path)?.[1] ?? ''

/** What is known of the folder that a file of stories lies in. */
export const docsOf = (path: string): FolderDocs | undefined => componentDocs[folderOf(path)]

/**
 * The component that a page is about: its title ends with the name, whatever frame the stories put around it; of a page about
 * several it is the `part` that the stories name. What a story's function is called is no name in a built Storybook.
 */
export const componentOf = (docs: FolderDocs | undefined, title: string, part: unknown) => {
  const byName = (name: unknown) => docs?.components.find((one) => one.name === name)
  return byName(title.split('/').at(-1)) ?? byName(part) ?? docs?.components[0]
}
