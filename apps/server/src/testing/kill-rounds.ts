import { setTimeout as sleep } from 'node:timers/promises'
import { judge } from './judge.ts'
import type { Neighbour } from './neighbour.ts'
import type { Seen } from './oracle.ts'
import type { OwnProduct, OwnServer } from './own-product.ts'
import { type Fault, type Round, roundsOfSeed } from './rounds-of-seed.ts'
import { patience, peopleAt, work } from './workload.ts'

export interface World {
  readonly product: OwnProduct
  readonly neighbours: Readonly<Record<'mail' | 'receiver' | 'scanner', Neighbour>>
  /** What mail server and receiver have taken in so far; asked after each round, for they forget. */
  readonly arrived: () => readonly Seen[]
}

interface Rounds {
  readonly seed: number
  readonly isOver: (round: number) => boolean
  readonly report: (line: string) => void
}

export interface Findings {
  readonly rounds: number
  /** How many answers, mails and messages were judged. */
  readonly seen: number
  /** Empty when nothing acknowledged was lost and every effect happened once. */
  readonly faults: readonly string[]
}

const serversOf = (product: OwnProduct): readonly OwnServer[] => [product, ...product.others]

type Struck = Exclude<Fault, { kind: 'neighbour' }>['victim']

/** The processes of what is struck. */
function pidsOf(product: OwnProduct, server: OwnServer, victim: Exclude<Struck, 'everything'>): readonly number[] {
  const pids = {
    listeners: () => [server.listenersPid()],
    worker: () => [server.workerPid()],
    database: product.databasePids,
  }
  const found = pids[victim]().filter((pid) => pid !== undefined)
  if (found.length === 0) throw new Error(`There is no ${victim}`)
  return found
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch (error) {
      // A connection has ended since they were listed, or what was stopped was taken for dead.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}

async function strike({ product, neighbours }: World, round: Round, working: Promise<unknown>): Promise<void> {
  const { fault, server: at, lasting } = round
  const server = serversOf(product)[at] ?? product
  if (fault.kind === 'neighbour') {
    // It is met, unless nobody needs it for this work.
    const called = neighbours[fault.victim].become(fault.mood)
    await Promise.all([sleep(lasting), Promise.race([called, working.catch(() => undefined)])])
    return void neighbours[fault.victim].become('well')
  }
  if (fault.victim === 'everything') return server.restart()
  const pids = pidsOf(product, server, fault.victim)
  if (fault.kind === 'kill') return signal(pids.slice(0, 1), 'SIGKILL')
  signal(pids, 'SIGSTOP')
  await sleep(lasting)
  signal(pids, 'SIGCONT')
}

const inWords = (fault: Fault) => `${fault.kind} ${fault.victim}${fault.kind === 'neighbour' ? ` ${fault.mood}` : ''}`

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** [OPS-01] Everything runs and answers again. */
async function untilBack(product: OwnProduct): Promise<void> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    const servers = serversOf(product)
    const listening = await Promise.all(
      servers.flatMap(({ submitterUrl, caseworkerUrl }) => [submitterUrl, caseworkerUrl].map(isReady)),
    )
    if (!listening.includes(false) && servers.every((server) => server.workerPid() !== undefined)) return
    await sleep(100)
  }
  throw new Error('Not everything runs and answers again')
}

/** Why something was given up, with what it was given up at. */
function inWordsOf(error: unknown): string {
  if (!(error instanceof Error)) throw error
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

/**
 * [ACT-03] [SEC-01] Certificates are issued at two servers while programs are killed and stopped and the servers of others fail, as a seed
 * has it. Afterwards the oracle judges what everybody has seen.
 */
export async function killRounds(world: World, { seed, isOver, report }: Rounds): Promise<Findings> {
  const { product } = world
  const tabs = await Promise.all(serversOf(product).map(peopleAt))
  const history: Seen[] = []
  const see = (seen: Seen) => void history.push(seen)
  const stuck: string[] = []
  let count = 0
  for (const round of roundsOfSeed(seed)) {
    if (isOver(count)) break
    count += 1
    const what = `round ${count}: ${inWords(round.fault)}, ${round.work}`
    const first = round.server === 0 ? tabs : tabs.toReversed()
    const working = work({ tabs: first, see }, round.work)
    const struck = sleep(round.after).then(() => strike(world, round, working))
    const outcomes = await Promise.allSettled([working, struck.then(() => untilBack(product))])
    const failed = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [inWordsOf(outcome.reason)] : []))
    world.arrived()
    stuck.push(...failed.map((words) => `${what}: ${words}`))
    report(`${what}${failed.map((words) => `, ${words}`).join('')}`)
  }
  const { databaseUrl, dataFolder } = product
  const whole = () => [...history, ...world.arrived()]
  const faults = await judge({ databaseUrl, dataFolder, history: whole, patience: 2 * patience })
  return { rounds: count, seen: history.length + world.arrived().length, faults: [...stuck, ...faults] }
}
