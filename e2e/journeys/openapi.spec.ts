import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openApiTypes, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { addressOf } from '../support/addresses.ts'
import { draftAnswers } from '../support/answers.ts'
import { dot } from '../support/dot.ts'
import { inspect } from '../support/inspect.ts'
import { expect, test } from '../support/test.ts'

/** A client as somebody writes it who has nothing of ours but the document. */
const program = `
import createClient from 'openapi-fetch'
import type { paths } from './paths.ts'

const { ADDRESS = '', COOKIE = '', ANSWERS = '', PICTURE = '' } = process.env
const picture = new File([Buffer.from(PICTURE, 'base64')], 'merket.png', { type: 'image/png' })
const client = createClient<paths>({ baseUrl: ADDRESS, headers: { origin: ADDRESS, cookie: COOKIE } })
const key = () => ({ 'idempotency-key': crypto.randomUUID() })
const organisation = { organisationNumber: '310000043' }

function done<Data>({ data, error }: { data?: Data; error?: unknown }): Data {
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data
}

const begun = done(
  await client.POST('/api/v3/helsesertifikat/organisasjoner/{organisationNumber}/soeknader', {
    params: { path: organisation, header: key() },
    body: JSON.parse(ANSWERS),
  }),
)
const { referenceNumber, version } = begun.application
const path = { ...organisation, referenceNumber }
const file = done(
  await client.POST('/api/v2/helsesertifikat/organisasjoner/{organisationNumber}/soeknader/{referenceNumber}/vedlegg', {
    params: { path, header: key() },
    body: { attachment: [picture], attachmentType: 'APPLICATION_ATTACHMENT' },
    bodySerializer({ attachment, attachmentType }) {
      const form = new FormData()
      for (const one of attachment) form.append('attachment', one)
      form.append('attachmentType', attachmentType)
      return form
    },
  }),
)
const sent = done(
  await client.POST('/api/v3/helsesertifikat/organisasjoner/{organisationNumber}/soeknader/{referenceNumber}/send', {
    params: { path, header: { ...key(), 'if-match': \`"\${version}"\` } },
    body: {},
  }),
)
console.log(JSON.stringify({ file: file.filename, status: sent.applicationStatus, referenceNumber }))
`

const compilerOptions = {
  ...{ target: 'esnext', module: 'nodenext', strict: true, skipLibCheck: true, types: ['node'] },
  ...{ noEmit: true, allowImportingTsExtensions: true },
}

test('[API-01] a client that is generated from the document alone sends an application with a file', async ({
  submitter,
}) => {
  const address = addressOf('submitter')
  const document = await (await submitter.request.get(`${address}/api/openapi.json`)).json()
  const folder = join(import.meta.dirname, '../.tmp')
  mkdirSync(folder, { recursive: true })
  const own = mkdtempSync(join(folder, 'client-'))
  try {
    // Of bytes the generator makes a text, unless it is told otherwise.
    const file = ts.factory.createTypeReferenceNode('File')
    const paths = await openApiTypes(document, { transform: ({ format }) => (format === 'binary' ? file : undefined) })
    writeFileSync(join(own, 'paths.ts'), astToString(paths))
    writeFileSync(join(own, 'send.ts'), program)
    writeFileSync(join(own, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
    execFileSync('tsc', ['-p', own], { stdio: 'inherit' })
    const cookies = await submitter.context().cookies(address)
    const output = execFileSync(process.execPath, [join(own, 'send.ts')], {
      encoding: 'utf8',
      env: {
        ...process.env,
        ADDRESS: address,
        COOKIE: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        ANSWERS: JSON.stringify(draftAnswers(new Date().toISOString())),
        PICTURE: dot.toString('base64'),
      },
    })
    const { referenceNumber, ...rest } = JSON.parse(output)
    expect(rest).toEqual({ file: 'merket.png', status: 'INNSENDT' })
    await submitter.goto(`/soeknader/${referenceNumber}`)
    await expect(submitter.getByText('merket.png').first()).toBeVisible()
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
})

test('[API-01] the calls are a page to read, that opens one by one', async ({ submitter }) => {
  await submitter.goto('/api/openapi')
  await inspect(submitter)
  await submitter.setViewportSize({ width: 360, height: 800 })
  const call = submitter.getByText('Last opp et vedlegg til et utkast')
  await call.click()
  await expect(submitter.getByText('multipart/form-data').filter({ visible: true })).toBeVisible()
  await inspect(submitter)
})
