import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { addressOf } from './addresses.ts'
import { logInUnseen, type Person, persons } from './log-in.ts'
import { logPeopleIn, type People } from './people.ts'

interface Fixtures {
  /** A browser of its own for a person, logged in; over HTTP unless another way is given, and then it stands nowhere yet. */
  readonly asPerson: (person: Person, logIn?: typeof logInUnseen) => Promise<Page>
  /** An exporter's page, logged in for one organisation; it stands nowhere yet. */
  readonly submitter: Page
  /** A caseworker's page, logged in; it stands nowhere yet. */
  readonly caseworker: Page
}

interface SharedFixtures {
  /** Those who do over HTTP what lies before a journey. */
  readonly people: People
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

/** What stood on a page when its test failed: all that is left of it where nobody can look. */
async function tellWhatStood(page: Page) {
  const tree = await page.locator('body').ariaSnapshot({ timeout: 5000 })
  console.log(`${page.url()}\n${tree}`)
}

/** The test function of all journeys. Every page that a fixture gives fails its test on an error in the console. */
export const test = base.extend<Fixtures, SharedFixtures>({
  people: [async ({ browser: _ }, use) => use(await logPeopleIn()), { scope: 'worker' }],
  asPerson: async ({ browser }, use, info) => {
    const contexts: BrowserContext[] = []
    const faults: string[] = []
    await use(async (person, logIn = logInUnseen) => {
      const context = await browser.newContext({ baseURL: addressOf(persons[person].portal) })
      contexts.push(context)
      const page = await context.newPage()
      listenForFaults(page, faults)
      await logIn(page, person)
      return page
    })
    for (const context of contexts) {
      if (info.status !== info.expectedStatus) for (const page of context.pages()) await tellWhatStood(page)
      await context.close()
    }
    expect(faults, 'errors in the console').toEqual([])
  },
  submitter: async ({ asPerson }, use) => use(await asPerson('exporter')),
  caseworker: async ({ asPerson }, use) => use(await asPerson('caseworker')),
})

export { expect } from '@playwright/test'
