import { setAt } from '@eksport/forms'
import type { Page } from '@playwright/test'
import { createDraft, sendNew } from '../support/drafts.ts'
import { checkForcedColours, checkWidth, inspect } from '../support/inspect.ts'
import type { Person } from '../support/log-in.ts'
import { expect, test } from '../support/test.ts'
import { exampleAnswers } from './examples.ts'

interface Look {
  readonly name: string
  readonly person?: Person
  /** Brings the page into the state that is looked at. */
  readonly open: (page: Page, numbers: { readonly draft: number; readonly sent: number }) => Promise<unknown>
}

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()
const at = (name: string, path: string, person?: Person): Look => ({
  name,
  ...(person && { person }),
  open: async (page) => {
    await page.goto(path)
    await heading(page)
  },
})
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const ofDraft = (
  name: string,
  step: string,
  change: (page: Page) => Promise<unknown> = async () => undefined,
): Look => ({
  name,
  open: async (page, { draft }) => {
    await page.goto(`/soeknader/${draft}/${step}`)
    await heading(page)
    await expect(page.getByText('Listen lastes …')).toHaveCount(0)
    await change(page)
  },
})
const inOverview = (name: string, change: (page: Page) => Promise<unknown>): Look => ({
  name,
  open: async (page) => {
    await page.goto('/oversikt')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    // The keys come with the menus of the person.
    await expect(page.getByRole('button', { name: /Org\.nr\./ })).toBeVisible()
    await change(page)
  },
})
const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()

/** The exporter's pages in the states that the form itself, which the walker of the templates sees filled in, does not show. */
const looks: readonly Look[] = [
  at('choose an organisation', '/velg-virksomhet', 'exporterOfThree'),
  {
    name: 'no organisation chosen',
    person: 'exporterOfThree',
    open: async (page) => {
      await page.goto('/velg-virksomhet')
      await press(page, 'Fortsett')
      await expect(page.getByText('Vennligst velg en virksomhet')).toBeVisible()
    },
  },
  at('an organisation of none', '/', 'exporterOfNone'),
  inOverview('overview', async () => undefined),
  inOverview('overview with the chooser of columns', (page) => press(page, 'Rediger kolonner')),
  inOverview('overview with the palette', async (page) => {
    await page.keyboard.press('Control+k')
    await dialog(page)
  }),
  inOverview('overview with the keys', async (page) => {
    await page.keyboard.press('?')
    await dialog(page)
  }),
  inOverview('before you start', async (page) => {
    await press(page, 'Opprett ny')
    await dialog(page)
  }),
  at('overview with nothing found', '/oversikt?referenceNumber=999999'),
  at('what goes where', '/soeknader/varer'),
  at('how to begin', '/soeknader/start'),
  {
    name: 'a new application, tried empty',
    open: async (page) => {
      await page.goto('/soeknader/ny')
      await press(page, 'Neste')
      await expect(page.locator('.eks-error-summary')).toBeVisible()
    },
  },
  ofDraft('a step with faults', 'avsender', async (page) => {
    await page.getByLabel('Fornavn', { exact: true }).fill('')
    await press(page, 'Neste')
    await expect(page.locator('.eks-error-summary')).toBeVisible()
  }),
  ofDraft('a list that is open', 'mottaker', (page) => page.getByRole('combobox').first().fill('no')),
  ofDraft('lines', 'varelinjer'),
  ofDraft('import of lines', 'varelinjer/import'),
  ofDraft('what is missing', 'gjenstaar'),
  ofDraft('the summary', 'oppsummering'),
  {
    name: 'details',
    open: async (page, { sent }) => page.goto(`/soeknader/${sent}/detaljer`).then(() => heading(page)),
  },
  at('address book', '/adressebok'),
  at('profile', '/profil'),
  at('operating messages', '/driftsmeldinger'),
  at('no page', '/finnes-ikke'),
  at('no application', '/soeknader/99999/detaljer'),
  at('a login that failed', '/error?code=authentication_error'),
  at('verification', '/kontroller'),
  at('a certificate of the older service', '/skjematjenesten-erstatning/soeknader'),
]

/** Without who submits it, which is the server's to say. */
const anExample = () =>
  setAt(exampleAnswers('1.1.100', 'smallest', new Date().toISOString()), 'sender.submittingApplicant', undefined)

test('[THM-09] axe on the exporter’s pages and states, in both themes and in forced colours', async ({ asPerson }) => {
  const pages = new Map<Person, Page>()
  const pageOf = async (person: Person) => {
    const page = pages.get(person) ?? (await asPerson(person))
    pages.set(person, page)
    return page
  }
  const exporter = await pageOf('exporter')
  const answers = anExample()
  const draft = await createDraft(exporter, answers)
  const sent = await sendNew(exporter, answers)
  const numbers = { draft: draft.referenceNumber, sent: sent.referenceNumber }
  for (const { name, person = 'exporter', open } of looks) {
    await test.step(name, async () => {
      const page = await pageOf(person)
      await open(page, numbers)
      await checkWidth(page)
      await inspect(page)
      await checkForcedColours(page)
    })
  }
})

/** The officers' pages; the journeys look at a case in its other states. */
const ofOfficers: readonly (readonly [path: string, person: 'caseworker' | 'signer' | 'leader'])[] = [
  ['/', 'caseworker'],
  ['/skranke', 'caseworker'],
  ['/profil', 'caseworker'],
  ['/signering', 'signer'],
  ['/papirlager', 'leader'],
  ['/kopier', 'leader'],
  ['/jobber', 'leader'],
  ['/statistikk', 'leader'],
  ...['ansatte', 'frister', 'gebyrer', 'kontorer', 'logg', 'mottakere', 'regler', 'tekster'].map(
    (page) => [`/administrasjon/${page}`, 'leader'] as const,
  ),
]

test('[THM-09] axe on the officers’ pages, in both themes and in forced colours', async ({ asPerson }) => {
  const { referenceNumber } = await sendNew(await asPerson('exporter'), anExample())
  const pages = {
    caseworker: await asPerson('caseworker'),
    signer: await asPerson('signer'),
    leader: await asPerson('leader'),
  }
  const cases = ['', '/innsyn'].map((part) => [`/soeknader/${referenceNumber}${part}`, 'leader'] as const)
  for (const [path, person] of [...ofOfficers, ...cases]) {
    await test.step(path, async () => {
      const page = pages[person]
      // As high as the page: a bar that stays in sight while people scroll lies over none of its boxes then.
      await page.setViewportSize({ width: 1280, height: 2400 })
      await page.goto(path)
      await heading(page)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await checkWidth(page)
      await inspect(page)
      await checkForcedColours(page)
    })
  }
})
