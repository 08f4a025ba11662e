import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { addressOf } from './addresses.ts'
import { logIn, type Person, persons } from './log-in.ts'

interface Fixtures {
  /** A browser of its own for a person, logged in. */
  readonly asPerson: (person: Person) => Promise<Page>
  /** An exporter's page, logged in for one organisation. */
  readonly submitter: Page
  /** A caseworker's page, logged in. */
  readonly caseworker: Page
}

/**
 * What a page said that no page should: errors thrown, and errors in the console, breaches of the content security
 * policy among them. An answer that a journey provokes (401, 412, a stopped server) is no fault of the page.
 */
function listenForFaults(page: Page, faults: string[]) {
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) faults.push(message.text())
  })
}

/** The test function of all journeys. Every page that a fixture gives fails its test on an error in the console. */
export const test = base.extend<Fixtures>({
  asPerson: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    const faults: string[] = []
    await use(async (person) => {
      const context = await browser.newContext({ baseURL: addressOf(persons[person].portal) })
      contexts.push(context)
      const page = await context.newPage()
      listenForFaults(page, faults)
      await logIn(page, person)
      return page
    })
    for (const context of contexts) await context.close()
    expect(faults, 'errors in the console').toEqual([])
  },
  submitter: async ({ asPerson }, use) => use(await asPerson('exporter')),
  caseworker: async ({ asPerson }, use) => use(await asPerson('caseworker')),
})

export { expect } from '@playwright/test'
