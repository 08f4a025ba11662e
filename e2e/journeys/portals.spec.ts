import { addressOf } from '../support/addresses.ts'
import { checkForcedColours, inspect } from '../support/inspect.ts'
import { loginLabels } from '../support/log-in.ts'
import { expect, test } from '../support/test.ts'

const caseCalls = '/api/v3/helsesertifikat/behandling/soeknader'
const exporterCalls = '/api/v3/helsesertifikat/organisasjoner/310000043/soeknader'

test('[AUT-07] an exporter is a stranger at the caseworkers’ portal, and the reverse', async ({
  submitter,
  caseworker,
}) => {
  const statusOf = async (page: typeof submitter, address: string) => (await page.goto(address))?.status()

  expect(await statusOf(submitter, addressOf('submitter') + caseCalls)).toBe(404)
  await submitter.goto(addressOf('caseworker'))
  await expect(submitter.getByRole('link', { name: loginLabels.caseworker })).toBeVisible()
  await checkForcedColours(submitter)

  expect(await statusOf(caseworker, addressOf('caseworker') + exporterCalls)).toBe(404)
  await caseworker.goto(addressOf('submitter'))
  await expect(caseworker.getByRole('link', { name: loginLabels.submitter })).toBeVisible()
  await checkForcedColours(caseworker)
})

test('[RTE-01] a first visit shows what the page is about before its script has come', async ({ submitter }) => {
  await submitter.route(/\.js$/, (route) => route.abort())
  await submitter.goto('/')
  await expect(submitter.getByText('Helsesertifikat for sjømat som skal ut av landet')).toBeVisible()
})

test('[AUT-03] another organisation’s application looks exactly as one that does not exist', async ({ asPerson }) => {
  const page = await asPerson('otherExporter')
  for (const number of [4001, 999_999]) {
    await page.goto(`/soeknader/${number}/detaljer`)
    await expect(page.getByRole('main').getByText(`Fant ingen søknad med referansenummer ${number}.`)).toBeVisible()
  }
  await inspect(page)
})

test('[AUT-04] whoever represents nobody is told whom to call', async ({ asPerson }) => {
  const page = await asPerson('exporterOfNone')
  await page.goto('/')
  await expect(page.getByRole('main').getByText(/00 00 00 00/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Opprett ny' })).toHaveCount(0)
  await page.goto('/oversikt')
  await expect(page.getByRole('main').getByText(/00 00 00 00/)).toBeVisible()
  await inspect(page)
})

test('[RTE-08] an address that leads nowhere says so and leads back', async ({ submitter, caseworker }) => {
  for (const page of [submitter, caseworker]) {
    await page.goto('/finnes-ikke')
    await expect(page.getByRole('heading', { level: 1, name: 'Denne siden finnes ikke.' })).toBeVisible()
    if (page === submitter) await expect(page.getByRole('banner').getByRole('link', { name: 'Oversikt' })).toBeVisible()
    await inspect(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: /forsiden/ })
      .click()
    await expect(page.getByRole('table')).toBeVisible()
  }
})

test('[AUT-01] [AUT-05] whoever has logged out must log in again, and comes back to where they were', async ({
  submitter,
}) => {
  await submitter.goto('/soeknader/4009/detaljer')
  await expect(submitter.getByRole('heading', { level: 1, name: '#004009' })).toBeVisible()
  await submitter.getByRole('button', { name: /Midnattsol Testlaks AS/ }).click()
  await submitter.getByRole('menuitem', { name: 'Logg ut' }).click()
  await expect(submitter.getByRole('link', { name: loginLabels.submitter })).toBeVisible()
  await submitter.goto('/soeknader/4009/detaljer')
  await submitter.getByRole('link', { name: loginLabels.submitter }).click()
  await submitter.getByRole('button', { name: 'Ingrid Solheim' }).click()
  await expect(submitter.getByRole('heading', { level: 1, name: '#004009' })).toBeVisible()
})
