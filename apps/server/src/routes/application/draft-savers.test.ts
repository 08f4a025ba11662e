import { getApplication, saveApplication, sendApplication } from '@eksport/api'
import { beforeAll, expect, it } from 'vitest'
import { aDraft, clientOf, type LoggedIn, logInAs, newDraft, organisationNumber } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const draft = aDraft(new Date())
let marte: Pick<LoggedIn, 'client'>

const { server, exporter: ingrid } = await serverWith(['exporter'])

beforeAll(async () => {
  const { browser } = await logInAs(server, 'submitter', 'demo-marte-haugen')
  marte = { client: clientOf(server, 'submitter', browser, organisationNumber) }
})

it('[WIZ-22] whoever fills in a draft is told who has saved it: themselves, or a colleague by name', async () => {
  const application = await newDraft(ingrid, draft)
  const params = { organisationNumber, referenceNumber: application.referenceNumber }
  const read = async (person: typeof marte) => (await person.client.call(getApplication, { params })).savers
  const save = async (person: typeof marte, version: number) =>
    (await person.client.call(saveApplication, { params, body: draft, ifMatch: version })).application.version

  expect(await read(ingrid)).toBeUndefined()
  const first = await save(ingrid, application.version)
  expect(await read(ingrid)).toEqual([{ isReader: true, name: 'Ingrid Solheim', version: first }])
  const second = await save(marte, first)
  const third = await save(marte, second)
  expect(await read(ingrid)).toEqual([
    { isReader: false, name: 'Marte Haugen', version: third },
    { isReader: true, name: 'Ingrid Solheim', version: first },
  ])
  expect(await read(marte)).toMatchObject([{ isReader: true }, { isReader: false }])

  await ingrid.client.call(sendApplication, { params, body: {}, ifMatch: third })
  expect(await read(ingrid)).toBeUndefined()
})
