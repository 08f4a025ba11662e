/// <reference path="./virtual.d.ts" />
import { componentDocs } from 'virtual:component-docs'
import type { FolderDocs } from './folder-docs.js'

export const allDocs = Object.values(componentDocs)

export const folderOf = (path: string) => /packages\/ui\/src\/\w+\/([\w-]+)\//.exec(path)?.[1] ?? ''

/** What is known of the folder that a file of stories lies in. */
export const docsOf = (path: string): FolderDocs | undefined => componentDocs[folderOf(path)]

/** The component that a page is about: its title ends with the name, whatever frame the stories put around it. */
export const componentOf = (docs: FolderDocs | undefined, title: string, component: unknown) => {
  const called = typeof component === 'function' ? component.name : undefined
  const byName = (name: string | undefined) => docs?.components.find((one) => one.name === name)
  return byName(title.split('/').at(-1)) ?? byName(called) ?? docs?.components[0]
}
