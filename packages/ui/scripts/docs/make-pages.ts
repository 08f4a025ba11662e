import { hasUsage } from './places.ts'
import { readPackage } from './read-package.ts'
import type { Page } from './render-index.ts'
import { renderPage } from './render-page.ts'
import { readUsage } from './usage.ts'

/** The pages of all components that have a usage file, read from their sources. */
export const makePages = (): readonly Page[] =>
  readPackage()
    .filter(({ folder }) => hasUsage(folder))
    .map((api) => {
      const usage = readUsage(api.folder)
      return { usage, api, text: renderPage(usage, api) }
    })
