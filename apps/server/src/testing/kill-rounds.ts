import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { addSeriesRows, createApplication, getCase, getSeries, sendApplication, sendSeriesRows } from '@eksport/api'
import { Client } from 'pg'
import { verifyChains } from '../db/chains/verify-chains.ts'
import { ownerPool } from '../db/pool.ts'
import type { ReceivedCertificate } from '../demonstration/receiver/read-certificate.ts'
import { aDraft } from './a-draft.ts'
import { aSeriesRow } from './a-series-row.ts'
import { chainGuards } from './chain-guards.ts'
import { insisting } from './insist.ts'
import { type LoggedIn, logIn } from './log-in.ts'
import type { OwnProduct } from './own-product.ts'
import { actOn } from './sign-application.ts'

const organisationNumber = '310000043'

/** What is killed in a round: one program, or all but the database at once, as a power cut does. */
const victims = ['listeners', 'worker', 'database', 'everything'] as const
type Victim = (typeof victims)[number]

interface Rounds {
  readonly product: OwnProduct
  readonly rounds: number
  /** Each receives its messages from the worker; asked for what it has after the last round. */
  readonly received: () => readonly { readonly certificate: ReceivedCertificate | undefined }[]
  readonly report: (line: string) => void
}

export interface Findings {
  /** The longest time from a kill until everything ran and answered again, in milliseconds. */
  readonly backAfter: number
  readonly kills: Readonly<Record<Victim, number>>
  readonly applications: number
  /** Empty when no act was left half and every effect happened once. */
  readonly faults: readonly string[]
}

/** A message is held for a minute by an attempt that died, and a busy machine takes its time to start everything again. */
const patience = 240_000
const insist = insisting({ until: patience, between: 150 })

interface People {
  readonly exporter: LoggedIn
  readonly officer: LoggedIn
  readonly signer: LoggedIn
}

/** The next act of the officers on a case, by how far it has come; what is still waited for, until it is issued. */
async function goOn({ officer, signer }: People, referenceNumber: number): Promise<string | undefined> {
  const { application, validation, deliveries } = await officer.client.call(getCase, { params: { referenceNumber } })
  const manual = validation.errors.filter(({ severity }) => severity === 'MANUAL_PROCESSING').map(({ code }) => code)
  switch (application.applicationStatus) {
    case 'INNSENDT':
      await actOn(officer, referenceNumber, { action: 'take' })
      return 'taken'
    case 'UNDER_VURDERING':
      await actOn(officer, referenceNumber, { action: 'approve', confirmedViolations: manual })
      return 'approved'
    case 'TIL_SIGNERING':
      await actOn(signer, referenceNumber, { action: 'sign' })
      return 'signed'
    case 'UTSTEDT':
      return undefined
    default:
      return `${application.applicationStatus}, messages ${JSON.stringify(deliveries)}`
  }
}

const untilIssued = (people: People, referenceNumber: number) =>
  insist(`to issue ${referenceNumber}`, async () => {
    const standing = await goOn(people, referenceNumber)
    if (standing !== undefined) throw new Error(`Not yet: ${standing}`)
  })

const drawn = () => aDraft(new Date(), { certificateFormats: ['E_CERT'] })

function begin({ exporter: { client } }: Pick<People, 'exporter'>, key: string) {
  // Asked again under one key, it is the same that is asked for: a draft drawn anew has another weight.
  const body = drawn()
  const idempotencyKey = `create-${key}`
  return insist('to create', () =>
    client.call(createApplication, { params: { organisationNumber }, body, idempotencyKey }),
  )
}

/** One application from its first page until its certificate is with the receiver. */
async function issueOne(people: People): Promise<readonly number[]> {
  const { client } = people.exporter
  const key = randomUUID()
  const { application } = await begin(people, key)
  const { referenceNumber } = application
  const params = { organisationNumber, referenceNumber }
  await insist('to send', () =>
    client.call(sendApplication, { params, body: {}, ifMatch: 1, idempotencyKey: `send-${key}` }),
  )
  await untilIssued(people, referenceNumber)
  return [referenceNumber]
}

/** [EXP-10] Begins rows together and has them sent, whoever waits for that. */
async function sendSeries(people: Pick<People, 'exporter'>, containers: readonly string[]) {
  const { client } = people.exporter
  const key = randomUUID()
  const { application } = await begin(people, key)
  const params = { organisationNumber, referenceNumber: application.referenceNumber }
  const body = { rows: containers.map((container) => aSeriesRow(drawn(), container)) }
  await insist('to add rows', () => client.call(addSeriesRows, { params, body, idempotencyKey: `rows-${key}` }))
  const { rows } = await insist('to read the series', () => client.call(getSeries, { params }))
  if (rows.length !== body.rows.length) throw new Error(`The series has ${rows.length} rows`)
  const seen = rows.map(({ referenceNumber, version, fee }) => ({ referenceNumber, version, shownFee: fee }))
  await insist('to send the rows', () =>
    client.call(sendSeriesRows, { params, body: { rows: seen }, idempotencyKey: `send-rows-${key}` }),
  )
  return rows.map(({ referenceNumber }) => referenceNumber)
}

/** The same of two rows that begin together. */
async function issueSeries(people: People): Promise<readonly number[]> {
  const rows = await sendSeries(people, ['ZZTU3042539', 'ZZTU3042708'])
  for (const referenceNumber of rows) await untilIssued(people, referenceNumber)
  return rows
}

function signal(pid: number | undefined): void {
  if (pid === undefined) throw new Error('There is nothing to kill')
  process.kill(pid, 'SIGKILL')
}

async function kill(product: OwnProduct, victim: Victim): Promise<void> {
  if (victim === 'listeners') signal(product.listenersPid())
  if (victim === 'worker') signal(product.workerPid())
  if (victim === 'database') signal(product.databasePids()[0])
  if (victim === 'everything') await product.restart()
}

/** What is said of an end, and of the new start after it. */
const reports = {
  listeners: ['Tjeneren stoppet', 'Tjeneren er i gang igjen'],
  worker: ['Arbeideren stoppet', 'Arbeideren er i gang igjen'],
  database: ['PostgreSQL ended unexpectedly', 'PostgreSQL runs again'],
} as const

const timesReported = (product: OwnProduct, beginning: string) =>
  product.lines().filter((line) => line.startsWith(beginning)).length

/** How many ends have no new start yet. One of a program that was killed with what watches over it never has. */
const open = (product: OwnProduct) =>
  Object.values(reports).reduce(
    (sum, [end, start]) => sum + timesReported(product, end) - timesReported(product, start),
    0,
  )

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** [OPS-01] Kills, and answers after how many milliseconds everything that ended with it runs and answers again. */
async function killAndWait(product: OwnProduct, victim: Victim): Promise<number> {
  const end = victim === 'everything' ? undefined : reports[victim][0]
  const before = { open: open(product), ends: end === undefined ? 0 : timesReported(product, end) }
  const started = Date.now()
  await kill(product, victim)
  const isNoticed = () => end === undefined || timesReported(product, end) > before.ends
  const isOver = () => Date.now() - started > patience
  while (!isOver()) {
    const listening = await Promise.all([product.submitterUrl, product.caseworkerUrl].map(isReady))
    if (isNoticed() && open(product) <= before.open && !listening.includes(false)) break
    await sleep(50)
  }
  return Date.now() - started
}

interface Fault {
  readonly fault: string
}

/** One row for everything that is there more or less often than once. */
const countsSql = `
  select 'a submission has ' || count(f.id) || ' receipts: ' || s.reference_number as fault
    from snapshots s left join files f on f.belongs_to = s.id::text and f.type = 'RECEIPT'
    where s.kind = 'SUBMITTED' and s.reference_number = any($1) group by s.id having count(f.id) <> 1
  union all
  select 'the event ' || event || ' stands ' || count(*) || ' times: ' || reference_number
    from history where event in ('create', 'send', 'sign', 'issue') and reference_number = any($1)
    group by reference_number, event having count(*) <> 1
  union all
  select 'the job ' || name || ' is ' || state || ': ' || reference_number from jobs
    where state <> 'DONE' and due_at < now() + interval '1 hour' and reference_number = any($1)`

/** [EXP-10] Beside that, one row for every row of a series that is not sent, or not said to be. */
const sentSql = `${countsSql}
  union all
  select 'it is ' || status || ', its sending ' || coalesce(refusal, settled_at::text, 'waits') || ': ' || reference_number
    from applications join series_sendings using (reference_number)
    where reference_number = any($1) and (submitted_at is null or settled_at is null or refusal is not null)`

/** The same for everything of a certificate that has come to its end. */
const issuedSql = `${countsSql}
  union all
  select 'it is ' || status || ': ' || reference_number from applications
    where status <> 'UTSTEDT' and reference_number = any($1)
  union all
  select 'its valid issues are ' || count(i.id) || ': ' || a.reference_number
    from applications a left join certificate_issues i on i.reference_number = a.reference_number and i.retired_at is null
    where a.reference_number = any($1) group by a.reference_number having count(i.id) <> 1
  union all
  select 'its message is ' || state || ': ' || reference_number from certificate_deliveries
    where state <> 'DELIVERED' and reference_number = any($1)`

/** What the database says, and what is broken in its chains. */
async function storedFaults(product: OwnProduct, sql: string, references: readonly number[]): Promise<string[]> {
  const client = new Client({ connectionString: product.databaseUrl })
  const owner = ownerPool(product.databaseUrl)
  try {
    await client.connect()
    const counted = (await client.query<Fault>(sql, [references])).rows.map(({ fault }) => fault)
    const reports = await verifyChains(owner, await chainGuards(product.dataFolder))
    const broken = reports.flatMap((report) => [...report.broken])
    return [...counted, ...broken]
  } finally {
    await client.end()
    await owner.end()
  }
}

async function issueFaults({ product, received }: Rounds, references: readonly number[]): Promise<string[]> {
  const numbers = received().map(({ certificate }) => certificate?.number ?? '')
  const messages = references
    .map((reference) => ({
      reference,
      times: numbers.filter((number) => number.includes(`-${reference}-`)).length,
    }))
    .filter(({ times }) => times !== 1)
    .map(({ reference, times }) => `the receiver has ${times} messages: ${reference}`)
  return [...(await storedFaults(product, issuedSql, references)), ...messages]
}

/** Jobs that were under way at the last kill have their time to end. */
async function faultsAtLast(find: () => Promise<string[]>): Promise<string[]> {
  const deadline = Date.now() + patience
  for (;;) {
    const faults = await find()
    if (faults.length === 0 || Date.now() > deadline) return faults
    await sleep(500)
  }
}

const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

/** Why something was given up, with what it was given up at. */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) throw error
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

/**
 * [ACT-03] [SEC-01] Kills programs of the product at random moments while certificates are issued, and looks afterwards whether an
 * act was left half or an effect happened more or less often than once.
 */
export async function killRounds(rounds: Rounds): Promise<Findings> {
  const { product, report } = rounds
  const people: People = {
    exporter: await logIn(product, 'submitter', 'demo-ingrid-solheim'),
    officer: await logIn(product, 'caseworker', 'demo-kari-nordli'),
    signer: await logIn(product, 'caseworker', 'demo-henrik-dahl'),
  }
  const kills: Record<Victim, number> = { listeners: 0, worker: 0, database: 0, everything: 0 }
  const references: number[] = []
  const stuck: string[] = []
  let backAfter = 0
  for (let round = 0; round < rounds.rounds; round += 1) {
    // The first rounds take each in turn, so that few rounds have tried them all.
    const victim = victims[round] ?? pick(victims)
    const issue = round % 2 === 0 ? issueSeries : issueOne
    const issuing = issue(people).catch((error: unknown) => ({ fault: inWords(error) }))
    await sleep(Math.random() * 2_500)
    const back = await killAndWait(product, victim)
    backAfter = Math.max(backAfter, back)
    kills[victim] += 1
    const issued = await issuing
    if ('fault' in issued) stuck.push(`${victim} killed: ${issued.fault}`)
    else references.push(...issued)
    report(
      `round ${round + 1}: ${victim} killed, back after ${back} ms, ${'fault' in issued ? issued.fault : `${issued.join(', ')} issued`}`,
    )
  }
  const faults = await faultsAtLast(() => issueFaults(rounds, references))
  return { backAfter, kills, applications: references.length, faults: [...stuck, ...faults] }
}

const eightContainers = Array.from({ length: 8 }, (_, row) => `ZZTU30425${30 + row}`)

/**
 * [EXP-10] Kills programs at random moments while the rows of series are being sent, and looks afterwards whether one was sent twice, half
 * or not at all.
 */
export async function killSendings({ product, rounds, report }: Omit<Rounds, 'received'>): Promise<Findings> {
  const exporter = await logIn(product, 'submitter', 'demo-ingrid-solheim')
  const kills: Record<Victim, number> = { listeners: 0, worker: 0, database: 0, everything: 0 }
  const references: number[] = []
  let backAfter = 0
  for (let round = 0; round < rounds; round += 1) {
    const victim = victims[round % victims.length] ?? 'worker'
    const sending = sendSeries({ exporter }, eightContainers)
    await sleep(Math.random() * 2_000)
    backAfter = Math.max(backAfter, await killAndWait(product, victim))
    kills[victim] += 1
    references.push(...(await sending))
    report(`round ${round + 1}: ${victim} killed`)
  }
  const faults = await faultsAtLast(() => storedFaults(product, sentSql, references))
  return { backAfter, kills, applications: references.length, faults }
}
