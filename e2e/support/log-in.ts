import { expect, type Page } from '@playwright/test'
import { addressOf, type Portal } from './addresses.ts'

/** The demonstration's test persons, by their purpose. */
export const persons = {
  exporter: { id: 'demo-ingrid-solheim', name: 'Ingrid Solheim', portal: 'submitter' },
  exporterOfThree: { id: 'demo-marte-haugen', name: 'Marte Haugen', portal: 'submitter' },
  exporterOfNone: { id: 'demo-jonas-lie', name: 'Jonas Lie', portal: 'submitter' },
  caseworker: { id: 'demo-kari-nordli', name: 'Kari Nordli', portal: 'caseworker' },
  signer: { id: 'demo-henrik-dahl', name: 'Henrik Dahl', portal: 'caseworker' },
  leader: { id: 'demo-solveig-moen', name: 'Solveig Moen', portal: 'caseworker' },
  administrator: { id: 'demo-astrid-lunde', name: 'Astrid Lunde', portal: 'caseworker' },
} as const satisfies Record<string, { readonly id: string; readonly name: string; readonly portal: Portal }>

export type Person = keyof typeof persons

const beginnings = { submitter: '/oauth2/authorization/idporten', caseworker: '/oauth2/authorization/ansatt' } as const

/** Logs in by HTTP with the same protocol: the browser gets the session without opening a page. */
export const logInUnseen = async (page: Page, person: Person): Promise<void> => {
  const { id, portal } = persons[person]
  const choice = await page.request.get(addressOf(portal) + beginnings[portal])
  const answer = await page.request.post(choice.url(), { form: { person: id } })
  if (new URL(answer.url()).origin !== addressOf(portal)) throw new Error(`${id} was not logged in: ${answer.url()}`)
}

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
