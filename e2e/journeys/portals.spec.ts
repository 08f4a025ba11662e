import { addressOf } from '../support/addresses.ts'
import { checkForcedColours } from '../support/inspect.ts'
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
