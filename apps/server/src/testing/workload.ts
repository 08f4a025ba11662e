import { randomUUID } from 'node:crypto'
import {
  type Audience,
  addSeriesRows,
  createApplication,
  getApplication,
  getCase,
  getSeries,
  getSession,
  saveApplication,
  sendApplication,
  sendSeriesRows,
  uploadAttachment,
} from '@eksport/api'
import { aDraft } from './a-draft.ts'
import { aSeriesRow } from './a-series-row.ts'
import { insisting } from './insist.ts'
import { type LoggedIn, logIn } from './log-in.ts'
import type { Seen } from './oracle.ts'
import type { OwnServer } from './own-product.ts'
import type { Work } from './rounds-of-seed.ts'
import { aPdf } from './sample-files.ts'
import { actOn } from './sign-application.ts'

const organisationNumber = '310000043'

/** A dead attempt reserves a message for a minute, and a busy machine needs time to restart everything. */
export const patience = 240_000
const insist = insisting({ until: patience, between: 150 })
/** Slower than the limit of two logins per second and client. */
const comeBack = insisting({ until: patience, between: 2_000 })

/** Retries, then asks once more with the same key, like somebody who missed the answer. */
async function askTwice<Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer> {
  await insist(what, ask)
  return insist(what, ask)
}

/** The same three people at one server. */
interface People {
  readonly exporter: LoggedIn
  readonly officer: LoggedIn
  readonly signer: LoggedIn
}

/** Logs somebody in, whatever state the login provider is in; nobody else is logged in. */
const enter = (server: OwnServer, audience: Audience, id: string) =>
  comeBack(`to log in ${id}`, async () => {
    const person = await logIn(server, audience, id)
    const session = await person.client.call(getSession)
    if (session.person.id !== id) throw new Error(`${session.person.id} is logged in`)
    return person
  })

const peopleAt = async (server: OwnServer): Promise<People> => ({
  exporter: await enter(server, 'submitter', 'demo-ingrid-solheim'),
  officer: await enter(server, 'caseworker', 'demo-kari-nordli'),
  signer: await enter(server, 'caseworker', 'demo-henrik-dahl'),
})

/** The people's work, each at two servers at once like two tabs, and the answers they get. */
interface Working {
  readonly tabs: readonly People[]
  readonly see: (seen: Seen) => void
}

const feeOf = (fees: readonly { readonly amount: number }[]) => fees.reduce((sum, { amount }) => sum + amount, 0)

/** The officers' next act on a case. Returns what was done or is awaited; undefined once it is issued. */
async function goOn({ officer, signer }: People, reference: number, see: Working['see']): Promise<string | undefined> {
  const read = await officer.client.call(getCase, { params: { referenceNumber: reference } })
  const { applicationStatus: status, version } = read.application
  see({ saw: 'state', reference, status, version })
  const manual = read.validation.errors.filter(({ severity }) => severity === 'MANUAL_PROCESSING')
  const done = async (person: LoggedIn, handling: Parameters<typeof actOn>[2], event: string) => {
    await actOn(person, reference, handling)
    see({ saw: 'act', reference, key: event })
    return event
  }
  switch (status) {
    case 'INNSENDT':
      return done(officer, { action: 'take' }, 'take')
    case 'UNDER_VURDERING':
      // It is carried out when it can no longer be undone, and is not in the history before.
      await actOn(officer, reference, { action: 'approve', confirmedViolations: manual.map(({ code }) => code) })
      return 'approved'
    case 'TIL_SIGNERING':
      return done(signer, { action: 'sign' }, 'sign')
    case 'UTSTEDT':
      return undefined
    default:
      return `${status}, messages ${JSON.stringify(read.deliveries)}`
  }
}

const untilIssued = ({ tabs, see }: Working, reference: number) =>
  Promise.all(
    tabs.map((people) =>
      insist(`to issue ${reference}`, async () => {
        const standing = await goOn(people, reference, see)
        if (standing !== undefined) throw new Error(`Not yet: ${standing}`)
      }),
    ),
  )

const drawn = (internalReference: string) =>
  aDraft(new Date(), { certificateFormats: ['E_CERT'], consignor: { organisationNumber, internalReference } })

const exporterOf = ({ tabs: [people] }: Working): LoggedIn => {
  if (people === undefined) throw new Error('Nobody works')
  return people.exporter
}

async function begin(working: Working, key: string): Promise<number> {
  // A retry with the same key must send the same body; a newly drawn draft would have another weight.
  const body = drawn(key)
  const { client } = exporterOf(working)
  const { application } = await askTwice('to create', () =>
    client.call(createApplication, { params: { organisationNumber }, body, idempotencyKey: `create-${key}` }),
  )
  working.see({ saw: 'created', reference: application.referenceNumber, key })
  return application.referenceNumber
}

/** Both tabs send it, each with its own key: the second finds it sent. */
async function send({ tabs, see }: Working, reference: number): Promise<void> {
  const params = { organisationNumber, referenceNumber: reference }
  const sending = tabs.map(({ exporter: { client } }) => {
    const idempotencyKey = randomUUID()
    return insist('to send', async () => {
      const { application } = await client.call(getApplication, { params })
      const { applicationStatus: status, version } = application
      see({ saw: 'state', reference, status, version, ...(application.fees && { fee: feeOf(application.fees) }) })
      if (status !== 'UNDER_REGISTRERING') return
      await client.call(sendApplication, { params, body: {}, ifMatch: version, idempotencyKey })
      see({ saw: 'act', reference, key: 'send' })
    })
  })
  await Promise.all(sending)
}

/** Takes an application with a file from its first page until the receiver has its certificate. */
async function issueOne(working: Working): Promise<void> {
  const key = randomUUID()
  const reference = await begin(working, key)
  const { client } = exporterOf(working)
  const content = new Uint8Array(await aPdf())
  const params = { organisationNumber, referenceNumber: reference }
  const body = { attachment: [new File([content], 'avtale.pdf')], attachmentType: 'APPLICATION_ATTACHMENT' as const }
  await askTwice('to attach', () => client.call(uploadAttachment, { params, body, idempotencyKey: `attach-${key}` }))
  await send(working, reference)
  await untilIssued(working, reference)
}

/** [EXP-10] Creates rows together and has them sent. */
async function sendSeries(working: Working, containers: readonly string[]): Promise<readonly number[]> {
  const key = randomUUID()
  const reference = await begin(working, key)
  const { client } = exporterOf(working)
  const params = { organisationNumber, referenceNumber: reference }
  const body = { rows: containers.map((container) => aSeriesRow(drawn(key), container)) }
  await askTwice('to add rows', () => client.call(addSeriesRows, { params, body, idempotencyKey: `rows-${key}` }))
  working.see({ saw: 'series', reference, rows: containers.length })
  const { rows } = await insist('to read the series', () => client.call(getSeries, { params }))
  const seen = rows.map(({ referenceNumber, version, fee }) => ({ referenceNumber, version, shownFee: fee }))
  await askTwice('to send the rows', () =>
    client.call(sendSeriesRows, { params, body: { rows: seen }, idempotencyKey: `send-rows-${key}` }),
  )
  return rows.map(({ referenceNumber }) => referenceNumber)
}

const eightContainers = Array.from({ length: 8 }, (_, row) => `ZZTU30425${30 + row}`)

const works: Readonly<Record<Work, (working: Working) => Promise<unknown>>> = {
  one: issueOne,
  series: async (working) => {
    const rows = await sendSeries(working, ['ZZTU3042539', 'ZZTU3042708'])
    for (const row of rows) await untilIssued(working, row)
  },
  sending: (working) => sendSeries(working, eightContainers),
}

/**
 * Logs people in at each server and does the work of a round while another person keeps saving a draft. Retries what is
 * refused.
 */
export async function work(servers: readonly OwnServer[], kind: Work, see: Working['see']): Promise<void> {
  const working = { tabs: await Promise.all(servers.map(peopleAt)), see }
  const over = new AbortController()
  const saving = saveUntil(over.signal, working)
  try {
    await works[kind](working)
  } finally {
    over.abort()
    await saving
  }
}

/** Keeps saving its own draft. After a save without an answer, it reads the stored version and continues from there. */
async function saveUntil(signal: AbortSignal, { tabs, see }: Working): Promise<void> {
  const { client } = exporterOf({ tabs: tabs.toReversed(), see })
  const key = randomUUID()
  const body = drawn(key)
  const { application } = await insist('to create', () =>
    client.call(createApplication, { params: { organisationNumber }, body, idempotencyKey: `create-${key}` }),
  )
  const reference = application.referenceNumber
  const params = { organisationNumber, referenceNumber: reference }
  for (let version = application.version; !signal.aborted; ) {
    const words = `${key} ${version}`
    try {
      const saved = await client.call(saveApplication, { params, body: drawn(words), ifMatch: version })
      version = saved.application.version
      see({ saw: 'saved', reference, version, key: words })
    } catch {
      const read = await insist('to read', () => client.call(getApplication, { params }))
      version = read.application.version
    }
  }
}
