import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApplication } from '@eksport/api'
import { startEmbeddedPostgres } from '../db/embedded/index.ts'
import { freePorts } from '../supervision/free-ports.ts'
import { insisting } from './insist.ts'
import { judge } from './judge.ts'
import { type Acknowledged, draftNamed, keepSaving } from './keep-saving.ts'
import { type LoggedIn, logIn } from './log-in.ts'
import type { Seen } from './oracle.ts'
import { asOwner, letIn, makeStandby, type PostgresHost, postgresHost, waitForStandby } from './postgres-host.ts'
import { prepareEmpty } from './prepare-empty.ts'
import { type SpawnedServer, spawnServer } from './spawn-server.ts'
import { testEnvironment } from './start-server.ts'

const organisationNumber = '310000043'

/** What happens to the primary before its standby takes over; in the last two it comes back beside the new one. */
const ends = ['killed', 'frozen', 'restarted'] as const
type End = (typeof ends)[number]

export interface FailoverFindings {
  readonly rounds: Readonly<Record<End, number>>
  readonly acknowledged: number
  /** The longest time from the promotion until every server was ready and had saved, in milliseconds. */
  readonly readyAfter: number
  readonly faults: readonly string[]
}

interface Pair {
  readonly primary: PostgresHost
  readonly standby: PostgresHost
}

/** In milliseconds. */
const patience = 240_000
const insist = insisting({ until: patience, between: 50 })

async function isReady(url: string): Promise<true> {
  const { ok } = await fetch(`${url}/readyz`)
  if (!ok) throw new Error(`${url} is not ready`)
  return true
}

const conninfoOf = ({ place }: PostgresHost) => {
  const [host, port] = place.split(':')
  return `host=${host} port=${port} user=postgres`
}

async function follow({ primary, standby }: Pair): Promise<void> {
  await rm(standby.cluster, { recursive: true, force: true })
  await makeStandby({ ...primary, conninfo: conninfoOf(primary) }, standby)
  await standby.start()
  await waitForStandby(primary.databaseUrl)
}

/** A primary and its standby, both known to the product. */
async function startPair(folder: string): Promise<Pair> {
  const [one = 0, other = 0] = await freePorts(2)
  const folders = [join(folder, 'one'), join(folder, 'other')] as const
  for (const each of folders) await mkdir(each, { mode: 0o700 })
  const first = await startEmbeddedPostgres({ dataFolder: folders[0], log: () => undefined })
  await prepareEmpty(first.connectionString)
  await first.stop()
  const pair = { primary: postgresHost(folders[0], one), standby: postgresHost(folders[1], other) }
  await letIn(pair.primary.cluster)
  await pair.primary.start()
  await follow(pair)
  return pair
}

async function failOver({ primary, standby }: Pair, end: End): Promise<number> {
  if (end === 'frozen') primary.freeze()
  else await primary.kill()
  if (end === 'restarted') await primary.start()
  const promoted = Date.now()
  await asOwner(standby.databaseUrl, (client) => client.query('select pg_promote()'))
  if (end === 'frozen') primary.wake()
  return promoted
}

interface Writer extends LoggedIn {
  readonly url: string
}

const create = ({ client }: Writer, reference: string, idempotencyKey: string = randomUUID()) =>
  client.call(createApplication, { params: { organisationNumber }, body: draftNamed(reference), idempotencyKey })

interface Round {
  readonly pair: Pair
  readonly end: End
  readonly writers: readonly Writer[]
}

/** One failover, while each writer saves two drafts and creates a third. */
async function goRound({ pair, end, writers }: Round) {
  const acknowledged: Acknowledged = new Map()
  const saving = await Promise.all(
    writers.flatMap((writer) =>
      [1, 2].map(async () => {
        const { application } = await create(writer, 'begin')
        return { writer, number: application.referenceNumber }
      }),
    ),
  )
  const over = new AbortController()
  const isEnough = () => over.signal.aborted
  const ended = saving.map(({ writer, number }) => keepSaving(writer.client, number, acknowledged, { isEnough }))
  const isUnderWay = async () => {
    if (acknowledged.size < saving.length) throw new Error('Not each draft is saved')
  }
  await insist('to begin', isUnderWay)
  await sleep(Math.random() * 3_000)
  const key = randomUUID()
  // Without an answer, the request is repeated with the same key.
  const created = writers.map(async (writer, at): Promise<Seen> => {
    const words = `${key}-${at}`
    const { application } = await insist('to create', () => create(writer, words, words))
    return { saw: 'created', reference: application.referenceNumber, key: words }
  })
  const promoted = await failOver(pair, end)
  await Promise.all(writers.map(({ url }) => insist('to be ready', () => isReady(url))))
  await Promise.all(writers.map((writer) => insist('to save', () => create(writer, 'after'))))
  const readyAfter = Date.now() - promoted
  // Requests that the new primary has answered did not notice the failover.
  over.abort()
  await Promise.all(ended)
  const saved = Array.from(acknowledged, ([reference, { version, reference: words }]): Seen => {
    return { saw: 'saved', reference, version, key: words }
  })
  return { readyAfter, saved, created: await Promise.all(created) }
}

/**
 * [OPS-09] Takes the primary away from two servers with their workers while drafts are saved, promotes the standby, and
 * checks that everything acknowledged is there.
 */
export async function failoverRounds(rounds: number, report: (line: string) => void): Promise<FailoverFindings> {
  const folder = await mkdtemp(join(tmpdir(), 'eksport-failover-'))
  const servers: SpawnedServer[] = []
  const counted: Record<End, number> = { killed: 0, frozen: 0, restarted: 0 }
  const history: Seen[] = []
  let [acknowledged, readyAfter] = [0, 0]
  let pair = await startPair(folder)
  try {
    const address = `postgresql://postgres@${pair.primary.place},${pair.standby.place}/eksport?target_session_attrs=read-write`
    const data = join(folder, 'data')
    const environments = [await testEnvironment(address, data), await testEnvironment(address, data)]
    // Started together, as after a power cut.
    servers.push(...(await Promise.all(environments.map((environment) => spawnServer(environment)))))
    const writers = await Promise.all(
      environments.map(async ({ EKSPORT_SUBMITTER_URL: url, EKSPORT_CASEWORKER_URL: caseworkerUrl }) => {
        const person = await logIn({ submitterUrl: url, caseworkerUrl }, 'submitter', 'demo-ingrid-solheim')
        return { ...person, url }
      }),
    )
    for (let round = 0; round < rounds; round += 1) {
      const end = ends[round % ends.length] ?? 'killed'
      const found = await goRound({ pair, end, writers })
      counted[end] += 1
      history.push(...found.saved, ...found.created)
      const saves = found.saved.reduce((sum, { version = 1 }) => sum + version - 1, 0)
      acknowledged += saves
      readyAfter = Math.max(readyAfter, found.readyAfter)
      report(
        `round ${round + 1}: primary ${end}, ${saves} saves acknowledged, ready ${found.readyAfter} ms after the promotion`,
      )
      await pair.primary.kill()
      pair = { primary: pair.standby, standby: pair.primary }
      await follow(pair)
    }
    const { databaseUrl } = pair.primary
    const faults = await judge({ databaseUrl, dataFolder: data, history: () => history, patience })
    return { rounds: counted, acknowledged, readyAfter, faults }
  } finally {
    for (const server of servers) await server.terminate()
    await pair.standby.kill()
    await pair.primary.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
