import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { addressOf } from './addresses.ts'
import { logInUnseen, type Person, persons } from './log-in.ts'
import { logPeopleIn, type People } from './people.ts'

interface Fixtures {
  /** A new browser with a logged-in person; by default over HTTP, and then without an open page. */
  readonly asPerson: (person: Person, logIn?: typeof logInUnseen) => Promise<Page>
  /** An exporter's page, logged in for one organisation; no page is open yet. */
  readonly submitter: Page
  /** A caseworker's page, logged in; no page is open yet. */
  readonly caseworker: Page
}

interface SharedFixtures {
  /** People who do over HTTP what precedes a journey. */
  readonly people: People
}

/**
 * Collects a page's errors: exceptions, and errors in the console, including violations of the content security policy.
 * Failures that a journey provokes (401, 412, a stopped server) are not errors of the page.
 */
function listenForFaults(page: Page, faults: string[]) {
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) faults.push(message.text())
  })
}

/** Prints a page's content when its test fails, for runs where nobody can look. */
async function tellWhatStood(page: Page) {
  const tree = await page.locator('body').ariaSnapshot({ timeout: 5000 })
  console.log(`${page.url()}\n${tree}`)
}

/** The test function of all journeys. An error in the console of any page of a fixture fails the test. */
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
