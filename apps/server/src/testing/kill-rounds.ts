import { setTimeout as sleep } from 'node:timers/promises'
import { judge } from './judge.ts'
import type { Neighbour } from './neighbour.ts'
import type { Seen } from './oracle.ts'
import type { OwnDisk } from './own-disk.ts'
import type { OwnProduct, OwnServer } from './own-product.ts'
import { asOwner } from './postgres-host.ts'
import { signal } from './processes.ts'
import { type Fault, inWords, type Round, roundsOfSeed } from './rounds-of-seed.ts'
import { patience, work } from './workload.ts'
import type { WorldClock } from './world-clock.ts'

export interface World {
  readonly product: OwnProduct
  readonly neighbours: Readonly<Record<'mail' | 'receiver' | 'scanner', Neighbour>>
  /** The disk of the product, if this machine allows mounting one. */
  readonly disk: OwnDisk | undefined
  readonly clock: WorldClock | undefined
  /** What mail server and receiver have received so far. Read after each round, because they forget. */
  readonly arrived: () => readonly Seen[]
}

interface Rounds {
  readonly seed: number
  /** Limits the rounds to faults whose description starts with this. */
  readonly only: string
  readonly isOver: (round: number) => boolean
  readonly report: (line: string) => void
}

export interface Findings {
  readonly rounds: number
  readonly kills: number
  /** Kills that happened during a job. */
  readonly withJobs: number
  /** How many answers, mails and messages were judged. */
  readonly seen: number
  /** Seconds from the last round until nothing was left to wait for. */
  readonly seconds: number
  /** Empty if nothing acknowledged was lost and every effect happened once. */
  readonly faults: readonly string[]
}

const serversOf = (product: OwnProduct): readonly OwnServer[] => [product, ...product.others]

type Struck = Extract<Fault, { kind: 'kill' | 'freeze' }>['victim']

/** The processes of the victim. */
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

type RoundOf<Kind extends Fault['kind']> = Round & { readonly fault: Extract<Fault, { kind: Kind }> }

async function freeze(product: OwnProduct, server: OwnServer, { fault, lasting }: RoundOf<'freeze'>): Promise<void> {
  const pids = pidsOf(product, server, fault.victim)
  signal(pids, 'SIGSTOP')
  await sleep(lasting)
  signal(pids, 'SIGCONT')
}

/** Waits until a job is running or nothing is left to do; returns which. */
const duringJob = (product: OwnProduct, working: Promise<unknown>) =>
  asOwner(product.databaseUrl, async (client) => {
    const over = new AbortController()
    const end = () => over.abort()
    working.then(end, end)
    while (!over.signal.aborted) {
      const { rows } = await client.query(
        'select from graphile_worker._private_jobs where locked_at is not null limit 1',
      )
      if (rows.length > 0) return 1
      await sleep(10)
    }
    return 0
  })

/** Kills the victim as often as the round says, each time during a job; returns how many kills hit one. */
async function kill(
  product: OwnProduct,
  server: OwnServer,
  { fault, times }: RoundOf<'kill'>,
  working: Promise<unknown>,
): Promise<number> {
  let withJobs = 0
  for (let time = 0; time < times; time += 1) {
    if (time > 0) await untilBack(product)
    withJobs += await duringJob(product, working)
    if (fault.victim === 'everything') await server.restart()
    else signal(pidsOf(product, server, fault.victim).slice(0, 1), 'SIGKILL')
  }
  return withJobs
}

async function mislead(
  { neighbours }: World,
  server: OwnServer,
  { fault, lasting }: RoundOf<'mislead'>,
  working: Promise<unknown>,
): Promise<void> {
  const { victim } = fault
  const misled = victim === 'issuer' || victim === 'network' ? server.ways?.[victim] : neighbours[victim]
  if (misled === undefined) throw new Error(`There is no ${victim}`)
  // Wait until it is called, unless this work does not need it.
  const called = misled.become(fault.mood)
  await Promise.all([sleep(lasting), Promise.race([called, working.catch(() => undefined)])])
  void misled.become('well')
}

/** Returns how many kills happened during a job. */
async function strike(world: World, round: Round, working: Promise<unknown>): Promise<number> {
  const { product, disk } = world
  const { fault, lasting } = round
  const server = serversOf(product)[round.server] ?? product
  switch (fault.kind) {
    case 'kill':
      return kill(product, server, { ...round, fault }, working)
    case 'freeze':
      await freeze(product, server, { ...round, fault })
      return 0
    case 'mislead':
      await mislead(world, server, { ...round, fault }, working)
      return 0
    case 'fill':
      disk?.fill()
      await sleep(lasting)
      disk?.makeRoom()
      return 0
    case 'move':
      return 0
  }
}

/**
 * Moves the clock before people log in, since it would end their sessions: to the change of clocks during the work,
 * later an hour ahead.
 */
async function moveClock({ clock }: World, { fault }: Round): Promise<void> {
  if (fault.kind !== 'move' || clock === undefined) return
  const now = Date.now()
  const before = clock.change.getTime() - 5_000
  await clock.moveTo(new Date(now < before ? before : now + 3_600_000))
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** [OPS-01] Waits until everything runs and answers again. */
async function untilBack(product: OwnProduct): Promise<void> {
  const deadline = performance.now() + patience
  while (performance.now() < deadline) {
    const servers = serversOf(product)
    const listening = await Promise.all(
      servers.flatMap(({ submitterUrl, caseworkerUrl }) => [submitterUrl, caseworkerUrl].map(isReady)),
    )
    if (!listening.includes(false) && servers.every((server) => server.workerPid() !== undefined)) return
    await sleep(100)
  }
  throw new Error('Not everything runs and answers again')
}

/** Why something was given up, with the last error. */
function inWordsOf(error: unknown): string {
  if (!(error instanceof Error)) throw error
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

/** What is done in a round, and what of it cannot be done to a world on this machine. */
function roundInWords({ disk, clock }: World, { fault, times, work: kind }: Round): string {
  const isMissing = (fault.kind === 'fill' && disk === undefined) || (fault.kind === 'move' && clock === undefined)
  const often = fault.kind === 'kill' && times > 1 ? ` ${times} times` : ''
  return `${inWords(fault)}${often}${isMissing ? ' (not possible here)' : ''}, ${kind}`
}

/** Returns how many kills happened during a job, and why any work was given up. */
async function playRound(world: World, round: Round, see: (seen: Seen) => void) {
  await moveClock(world, round)
  const { product } = world
  const { fault, after } = round
  const servers = round.server === 0 ? serversOf(product) : serversOf(product).toReversed()
  const working = work(servers, round.work, see)
  // A login provider is only called when somebody logs in.
  const isAtOnce = fault.kind === 'mislead' && fault.victim === 'issuer'
  const struck = sleep(isAtOnce ? 0 : after).then(() => strike(world, round, working))
  const outcomes = await Promise.allSettled([working, struck.then(() => untilBack(product))])
  const failed = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [inWordsOf(outcome.reason)] : []))
  return { withJobs: await struck.catch(() => 0), failed }
}

/**
 * [ACT-03] [SEC-01] Issues certificates at two servers while programs are killed and stopped and their dependencies
 * fail, in the order of a seed. Then the oracle judges what everybody has seen.
 */
export async function killRounds(world: World, { seed, only, isOver, report }: Rounds): Promise<Findings> {
  const history: Seen[] = []
  const stuck: string[] = []
  let [count, kills, withJobs] = [0, 0, 0]
  for (const round of roundsOfSeed(seed, only)) {
    if (isOver(count)) break
    count += 1
    const what = `round ${count}: ${roundInWords(world, round)}`
    const played = await playRound(world, round, (seen) => void history.push(seen))
    if (round.fault.kind === 'kill') kills += round.times
    withJobs += played.withJobs
    world.arrived()
    stuck.push(...played.failed.map((words) => `${what}: ${words}`))
    report([what, ...played.failed].join(', '))
  }
  const { databaseUrl, dataFolder } = world.product
  const whole = () => [...history, ...world.arrived()]
  const over = performance.now()
  const faults = await judge({ databaseUrl, dataFolder, history: whole, patience: 2 * patience })
  const seconds = Math.round((performance.now() - over) / 1000)
  return { ...{ rounds: count, kills, withJobs, seconds }, seen: whole().length, faults: [...stuck, ...faults] }
}
