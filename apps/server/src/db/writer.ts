import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { placesOf } from './address.ts'
import { programName } from './program-name.ts'

/** In milliseconds. */
interface Pace {
  /** For a host to accept a connection, and again to answer. */
  readonly answer: number
  /** For the other hosts to answer after the first writable one. */
  readonly others: number
  /** To find a writable host. A request waits four seconds for its connection. */
  readonly patience: number
  readonly pause: number
  /** Between two checks of all hosts while connections are open. */
  readonly every: number
}

const usual: Pace = { answer: 1_000, others: 300, patience: 2_500, pause: 100, every: 3_000 }

/** Standbys report 0. Each promotion starts another timeline with a higher number. */
const timelineSql = `select case when pg_is_in_recovery() then 0
  else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer end as timeline`

interface Found {
  readonly place: string
  readonly timeline: number
}

/** Tracks which of several PostgreSQL hosts is the primary. */
export interface Writer {
  /** The primary's address; rejects if there is none within the time a caller may wait. */
  find(): Promise<string>
  /** A connection to this host failed: search again before the next one. */
  lost(place: string): void
  /**
   * Registers an open connection. Rejects if its host is no longer the primary; the connection is closed when another
   * host becomes the primary.
   */
  enter(client: Client, place: string): Promise<void>
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** An error of class 25: read-only server, as PostgreSQL reports it itself. */
const noWriter = (words: string) => Object.assign(new Error(words), { code: '25006' })

async function timelineOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ timeline: number }>(timelineSql)
  return rows[0]?.timeline ?? 0
}

async function ask(place: string, { answer }: Pace): Promise<Found> {
  const client = new Client({
    connectionString: place,
    application_name: programName(),
    connectionTimeoutMillis: answer,
    query_timeout: answer,
  })
  // The awaited call reports the error as well.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const timeline = await timelineOf(client)
    if (timeline === 0) throw noWriter('is a standby')
    return { place, timeline }
  } catch (error) {
    throw noWriter(`${client.host}:${client.port} ${wordsOf(error)}`)
  } finally {
    // Not awaited, because the host may not answer.
    client.end().catch(() => undefined)
  }
}

/** The writable host with the highest timeline: after a failover, the former primary may have come back without knowing of it. */
async function newestOf(asked: readonly Promise<Found>[], { others }: Pace): Promise<Found> {
  const found: Found[] = []
  const heard = asked.map(async (one) => found.push(await one))
  await Promise.race([Promise.allSettled(heard), Promise.any(heard).then(() => sleep(others))]).catch(() => undefined)
  const newest = found.toSorted((one, other) => other.timeline - one.timeline)[0]
  if (newest !== undefined) return newest
  const why = (await Promise.allSettled(heard)).flatMap((end) =>
    end.status === 'rejected' ? [wordsOf(end.reason)] : [],
  )
  throw noWriter(`No host of the database takes writes: ${why.join('; ')}`)
}

/**
 * [OPS-09] Finds the primary among the hosts of an address and keeps to it. Searches again when a connection to it is
 * lost, and every few seconds while connections are open. Never returns to a host with an older timeline.
 */
export function followWriter(address: string, pace = usual): Writer {
  const places = placesOf(address)
  const open = new Map<Client, string>()
  let newest = 0
  let current: string | undefined
  let looking: Promise<string> | undefined
  let timer: NodeJS.Timeout | undefined

  function goTo({ place, timeline }: Found): string {
    newest = timeline
    current = place
    for (const [client, at] of open)
      if (at !== place) client.connection.stream.destroy(noWriter('Another host is written to'))
    return place
  }

  async function look(): Promise<string> {
    const deadline = performance.now() + pace.patience
    for (;;) {
      try {
        const found = await newestOf(
          places.map((place) => ask(place, pace)),
          pace,
        )
        if (found.timeline < newest) throw noWriter('Only a host of before a failover answers')
        return goTo(found)
      } catch (error) {
        if (performance.now() > deadline) throw error
      }
      await sleep(pace.pause)
    }
  }

  function lookOnce(): Promise<string> {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }

  function leave(client: Client): void {
    open.delete(client)
    if (open.size > 0) return
    clearInterval(timer)
    timer = undefined
    // Without open connections, nothing would notice that it has gone.
    current = undefined
  }

  function lost(place: string): void {
    if (current === place) current = undefined
  }

  return {
    lost,
    find: async () => current ?? lookOnce(),
    async enter(client, place) {
      open.set(client, place)
      client.once('error', () => lost(place))
      client.once('end', () => leave(client))
      timer ??= setInterval(() => {
        // Callers that need a host get the error.
        lookOnce().catch(() => undefined)
      }, pace.every).unref()
      const timeline = await timelineOf(client)
      if (timeline === 0 || timeline < newest) throw noWriter('The host is not written to any more')
    },
  }
}
