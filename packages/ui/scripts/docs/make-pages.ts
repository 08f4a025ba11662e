import { hasUsage, publicFolders } from './places.ts'
import { readFolder, withReader } from './read-api.ts'
import type { Page } from './render-index.ts'
import { renderPage } from './render-page.ts'
import { readUsage } from './usage.ts'

/** The pages of all components that have a usage, from their sources. */
export const makePages = (): readonly Page[] =>
  withReader((reader) =>
    publicFolders()
      .filter(hasUsage)
      .map((folder) => {
        const usage = readUsage(folder)
        const api = readFolder(reader, folder)
        return { usage, api, text: renderPage(usage, api) }
      }),
  )
