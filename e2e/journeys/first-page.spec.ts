import { draftAnswers } from '../support/answers.ts'
import { createDraft } from '../support/drafts.ts'
import { expect, test } from '../support/test.ts'

test('a page of the form that the browser opened is read from its top, one that another leads to from its heading', async ({
  submitter,
}) => {
  const { referenceNumber } = await createDraft(submitter, draftAnswers(new Date().toISOString()))
  await submitter.goto(`/foretak/310000043/soeknader/${referenceNumber}/transport`)
  const heading = submitter.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Transport')
  await submitter.keyboard.press('Tab')
  await expect(submitter.getByRole('link', { name: 'Hopp til hovedinnhold' })).toBeFocused()
  await submitter.getByRole('button', { name: 'Tilbake', exact: true }).click()
  await expect(heading).toHaveText('Siste kontrollmulighet')
  await expect(heading).toBeFocused()
})

test('[API-03] the built app names its addresses to the server, also those of an organisation', {
  tag: '@everyday',
}, async ({ submitter }) => {
  const statusOf = async (address: string) => (await submitter.request.get(address)).status()
  expect(await statusOf('/foretak/310000043/soeknader/4001/transport')).toBe(200)
  expect(await statusOf('/soeknader/4001/transport')).toBe(200)
  expect(await statusOf('/foretak/310000043/hemmelig')).toBe(404)
})

test('[ACT-12] a page that begins to listen reads nothing again, but for what was stored meanwhile', async ({
  submitter,
}) => {
  const reads: string[] = []
  submitter.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/soeknader')) reads.push(request.url())
  })
  const stream = /\/api\/endringer\?seen=\d+$/
  const page = '/foretak/310000043/oversikt?status=UNDER_REGISTRERING&sort=REFERENCE_NUMBER&direction=DESC'
  const openAndListen = async () => {
    const listens = submitter.waitForResponse(stream)
    await submitter.goto(page)
    await listens
    await expect(submitter.getByRole('heading', { level: 1 })).toBeVisible()
  }
  // What an earlier journey has left to the worker may be stored at any time, and is read again: then another page is opened.
  await expect(async () => {
    reads.length = 0
    await openAndListen()
    // A page makes its own requests within two seconds of starting to listen.
    await submitter.waitForTimeout(3000)
    expect(reads.toSorted()).toEqual([...new Set(reads)].toSorted())
  }).toPass({ timeout: 300_000 })

  let listen: (value?: unknown) => void = () => undefined
  const stored = new Promise((resolve) => {
    listen = resolve
  })
  await submitter.route(stream, async (route) => {
    await stored
    await route.continue()
  })
  const asks = submitter.waitForRequest(stream)
  await submitter.goto(page)
  await asks
  const { reference } = await createDraft(submitter, draftAnswers(new Date().toISOString()))
  listen()
  await expect(submitter.getByRole('link', { name: reference })).toBeVisible()
})

test('a page whose code does not come says so in the language that was chosen, and comes when it is loaded again', async ({
  submitter,
}) => {
  await submitter.addInitScript(() => localStorage.setItem('eksport.locale', 'en'))
  const code = '**/assets/index-*.js'
  await submitter.route(code, (route) => route.abort())
  await submitter.goto('/foretak/310000043/oversikt')
  await expect(submitter.getByRole('alert')).toHaveText(
    'The page could not be fetched. Check your connection. Reload the page',
  )
  await submitter.unroute(code)
  await submitter.getByRole('link', { name: 'Reload the page' }).click()
  await expect(submitter.getByRole('heading', { level: 1 })).toHaveText('Applications')
})
