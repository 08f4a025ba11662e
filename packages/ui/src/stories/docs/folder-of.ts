/// <reference path="./virtual.d.ts" />
import { componentDocs } from 'virtual:component-docs'
import type { FolderDocs } from './folder-docs.js'

/** The documentation of each folder, by name. */
export const allDocs = Object.entries(componentDocs)

export const folderOf = (path: string) => /packages\/ui\/src\/\w+\/([\w-]+)\//.exec(path)?.[1] ?? ''

/** The documentation of the folder that contains a stories file. */
export const docsOf = (path: string): FolderDocs | undefined => componentDocs[folderOf(path)]

/**
 * The component that a page documents: its title ends with the name, whatever frame the stories use; on a page about
 * several it is the `part` of the stories. Function names are not usable, because a built Storybook minifies them.
 */
export const componentOf = (docs: FolderDocs | undefined, title: string, part: unknown) => {
  const byName = (name: unknown) => docs?.components.find((one) => one.name === name)
  return byName(title.split('/').at(-1)) ?? byName(part) ?? docs?.components[0]
}
