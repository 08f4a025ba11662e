import { type BrowserContext, expect, type Page } from '@playwright/test'
import { loginLabels, persons } from './log-in.ts'
import type { Product } from './product.ts'

/** A page where somebody is typing, and what can happen to it. */
export interface Desk {
  readonly product: Product
  readonly context: BrowserContext
  readonly address: string
  page: Page
}

/** A disturbance while somebody types: it begins in the middle of the text, and is over after `end`. */
export interface Disturbance {
  readonly begin?: (desk: Desk) => Promise<unknown>
  readonly end: (desk: Desk) => Promise<unknown>
}

const reload = (desk: Desk) => desk.page.reload()

/** Closes the tab as a person does, letting it save, and opens another. */
async function reopen(desk: Desk): Promise<void> {
  const closed = desk.page.waitForEvent('close')
  await desk.page.close({ runBeforeUnload: true })
  await closed
  desk.page = await desk.context.newPage()
  await desk.page.goto(desk.address)
}

/** Ends the session and reloads the page, which leads to the login and back. */
async function logInAgain(desk: Desk): Promise<void> {
  await desk.page.reload()
  await desk.page.getByRole('link', { name: loginLabels.submitter }).click()
  await desk.page.getByRole('button', { name: persons.exporter.name }).click()
  await expect(desk.page).toHaveURL(desk.address)
}

const isOnline = (desk: Desk, online: boolean) => desk.context.setOffline(!online)

/** What journal and retries must survive, by its name in reports. */
export const disturbances: Readonly<Record<string, Disturbance>> = {
  'no net for a while': { begin: (desk) => isOnline(desk, false), end: (desk) => isOnline(desk, true) },
  'a reload': { end: reload },
  'no net, then a reload': {
    begin: (desk) => isOnline(desk, false),
    end: async (desk) => {
      await isOnline(desk, true)
      await reload(desk)
    },
  },
  'a tab closed and opened again': { end: reopen },
  'no net, then a tab closed and opened again': {
    begin: (desk) => isOnline(desk, false),
    end: async (desk) => {
      const closed = desk.page.waitForEvent('close')
      await desk.page.close({ runBeforeUnload: true })
      await closed
      await isOnline(desk, true)
      desk.page = await desk.context.newPage()
      await desk.page.goto(desk.address)
    },
  },
  'the session ended': { begin: ({ context }) => context.clearCookies(), end: logInAgain },
  'the server killed': { begin: ({ product }) => product.killServer(), end: ({ product }) => product.startServer() },
  'the server killed, and a reload': {
    begin: ({ product }) => product.killServer(),
    end: async (desk) => {
      await desk.product.startServer()
      await reload(desk)
    },
  },
}
