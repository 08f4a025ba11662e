import { expect, type Page } from '@playwright/test'
import { addressOf, type Portal } from './addresses.ts'

/** The test persons of the demonstration, by what they are for. */
export const persons = {
  exporter: { name: 'Ingrid Solheim', portal: 'submitter' },
  otherExporter: { name: 'Anders Vik', portal: 'submitter' },
  exporterOfThree: { name: 'Marte Haugen', portal: 'submitter' },
  exporterOfNone: { name: 'Jonas Lie', portal: 'submitter' },
  caseworker: { name: 'Kari Nordli', portal: 'caseworker' },
  signer: { name: 'Henrik Dahl', portal: 'caseworker' },
  leader: { name: 'Solveig Moen', portal: 'caseworker' },
} as const satisfies Record<string, { readonly name: string; readonly portal: Portal }>

export type Person = keyof typeof persons

export const loginLabels = { submitter: 'Logg inn med ID-porten', caseworker: 'Logg inn som ansatt' } as const

/** Logs in as people do: the app's button, the login provider's page, and back. */
export const logIn = async (
  page: Page,
  person: Person,
  portal: string = addressOf(persons[person].portal),
): Promise<void> => {
  await page.goto(portal)
  await page.getByRole('link', { name: loginLabels[persons[person].portal] }).click()
  await page.getByRole('button', { name: persons[person].name }).click()
  await expect(page).toHaveURL((url) => url.origin === new URL(portal).origin)
}
