import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createApplication, saveApplication, sendApplication } from '@eksport/api'
import { expect, inject, it } from 'vitest'
import { aDraft, copyDatabase, logIn, testEnvironment } from '../testing/index.ts'

const organisationNumber = '310000043'
const secretWords = 'hemmelig-referanse-01010112345'

async function untilReady(url: string): Promise<void> {
  await expect
    .poll(
      () =>
        fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)
}

it('[SEC-21] the whole log of a login, a draft, a sending and refusals holds nobody’s data and no secret', {
  timeout: 120_000,
}, async () => {
  const { connectionString, dataFolder } = inject('postgres')
  const database = await copyDatabase(connectionString)
  const environment = await testEnvironment(database.connectionString, dataFolder)
  const words = ['--conditions=@eksport/source', join(import.meta.dirname, '../main.ts')]
  const child = spawn(process.execPath, words, { env: { ...process.env, ...environment, EKSPORT_LOG_LEVEL: 'debug' } })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      log += part.toString('utf8')
    })
  }
  const addresses = {
    submitterUrl: environment.EKSPORT_SUBMITTER_URL,
    caseworkerUrl: environment.EKSPORT_CASEWORKER_URL,
  }
  await untilReady(addresses.submitterUrl)
  const { client, browser } = await logIn(addresses, 'submitter', 'demo-ingrid-solheim')
  const body = aDraft(new Date(), { consignor: { organisationNumber, internalReference: secretWords } })
  const created = await client.call(createApplication, { params: { organisationNumber }, body })
  const params = { organisationNumber, referenceNumber: created.application.referenceNumber }
  await client.call(saveApplication, { params, body, ifMatch: 9 }).catch(() => undefined)
  await client.call(sendApplication, { params, body: { comment: secretWords }, ifMatch: 1 })
  const secrets = [...browser.cookies.values()]
  await browser.fetch(`${addresses.submitterUrl}/api/kodeverk/finnes-ikke?q=${secretWords}`)
  await browser.fetch(`${addresses.submitterUrl}/login/oauth2/code/idporten?code=${secretWords}&state=x`)
  await browser.fetch(`${addresses.submitterUrl}/api/v3/helsesertifikat/validering`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'eksport-organisation': '310000043' },
    body: `{"x": "${secretWords}`,
  })
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  await database.drop()
  expect(log).toContain('/login/oauth2/code/idporten')
  expect(log).toContain('login refused')
  expect(secrets.length).toBeGreaterThan(0)
  for (const secret of [secretWords, '01010112345', 'Ingrid', 'Solheim', ...secrets]) expect(log).not.toContain(secret)
})
