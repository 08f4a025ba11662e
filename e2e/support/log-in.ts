import { expect, type Page } from '@playwright/test'
import { addressOf, type Door } from './addresses.ts'

/** The test persons of the demonstration, by what they are for. */
export const persons = {
  exporter: { name: 'Ingrid Solheim', door: 'submitter' },
  otherExporter: { name: 'Anders Vik', door: 'submitter' },
  exporterOfThree: { name: 'Marte Haugen', door: 'submitter' },
  exporterOfNone: { name: 'Jonas Lie', door: 'submitter' },
  caseworker: { name: 'Kari Nordli', door: 'caseworker' },
  signer: { name: 'Henrik Dahl', door: 'caseworker' },
  leader: { name: 'Solveig Moen', door: 'caseworker' },
} as const satisfies Record<string, { readonly name: string; readonly door: Door }>

export type Person = keyof typeof persons

export const loginLabels = { submitter: 'Logg inn med ID-porten', caseworker: 'Logg inn som ansatt' } as const

/** Logs in as people do: the app's button, the login provider's page, and back. */
export const logIn = async (
  page: Page,
  person: Person,
  door: string = addressOf(persons[person].door),
): Promise<void> => {
  await page.goto(door)
  await page.getByRole('link', { name: loginLabels[persons[person].door] }).click()
  await page.getByRole('button', { name: persons[person].name }).click()
  await expect(page).toHaveURL((url) => url.origin === new URL(door).origin)
}
