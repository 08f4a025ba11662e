import { setAt } from '@eksport/forms'
import { oddTexts } from '@eksport/server/testing/odd-texts'
import type { Page } from '@playwright/test'
import { draftAnswers } from '../support/answers.ts'
import { logIn } from '../support/log-in.ts'
import { testWithProduct } from '../support/own-product.ts'
import { expect } from '../support/test.ts'

const test = testWithProduct({ isEmpty: true })

/** Where an exporter writes freely. */
const freely = [
  'sender.contactPerson.firstName',
  'consignor.internalReference',
  'recipient.consignee.name',
  'recipient.consignee.address',
  'recipient.placeOfDestination.city',
  'control.location.addressLine1',
  'control.location.city',
  'transport.placeOfDispatch.value',
]
const applications = '/api/v3/helsesertifikat/organisasjoner/310000043/soeknader'

/** Stores an application with that text wherever it is taken, and sends it if it can be sent; returns its address. */
async function store(page: Page, origin: string, text: string): Promise<string> {
  const call = (path: string, data: object, headers = {}) =>
    page.request.post(origin + path, { data, headers: { origin, ...headers } })
  let answers = draftAnswers(new Date().toISOString())
  const created = await (await call(applications, answers)).json()
  const { referenceNumber } = created.application
  let { version } = created.application
  const address = `${applications}/${referenceNumber}`
  for (const path of freely) {
    const next = setAt(answers, path, text)
    const headers = { origin, 'if-match': `"${version}"` }
    const saved = await page.request.put(origin + address, { data: next, headers })
    expect(saved.status(), `${JSON.stringify(text)} at ${path}`).toBeLessThan(500)
    if (!saved.ok()) continue
    answers = next
    version = (await saved.json()).application.version
  }
  const sent = await call(`${address}/send`, {}, { 'if-match': `"${version}"` })
  expect(sent.status(), `sending ${JSON.stringify(text)}`).toBeLessThan(500)
  return sent.ok() ? `/soeknader/${referenceNumber}/detaljer` : `/soeknader/${referenceNumber}/oppsummering`
}

test('[OPS-03] [EXP-15] whatever was stored, every page that shows it opens', async ({ browser, product }) => {
  test.setTimeout(1_800_000)
  const faults: string[] = []
  const enter = async (person: 'exporter' | 'caseworker', origin: string) => {
    const context = await browser.newContext({ baseURL: origin })
    const page = await context.newPage()
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
    page.on('response', (answer) => answer.status() >= 500 && faults.push(`${answer.status()} ${answer.url()}`))
    await logIn(page, person, origin)
    return page
  }
  const open = async (page: Page, path: string) => {
    await page.goto(path)
    await expect(page.locator('.before-the-script, main .eks-skeleton')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Oisann, noe gikk galt!'), path).toHaveCount(0)
  }
  const exporter = await enter('exporter', product.submitter)
  const officer = await enter('caseworker', product.caseworker)
  const stored: string[] = []
  for (const text of oddTexts) stored.push(await store(exporter, product.submitter, text))
  const sent = stored.filter((path) => path.endsWith('detaljer'))
  expect(sent.length).toBeGreaterThan(5)
  for (const path of ['/oversikt', '/adressebok', ...stored]) await open(exporter, path)
  for (const path of ['/?office=all', ...sent.map((one) => one.replace('/detaljer', ''))]) await open(officer, path)
  expect(faults).toEqual([])
})
