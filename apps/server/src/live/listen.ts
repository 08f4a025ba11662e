import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { connectionsTo } from '../db/connections.ts'
import { programName } from '../db/program-name.ts'
import { type Change, type NumberedChange, numberedChangeSchema } from './change.ts'
import { createRecent, type Recent } from './recent.ts'

/** Receives committed changes; undefined if some may have been missed. */
export type Listener = (change: Change | undefined) => void

export interface Changes {
  /** Returns a function that unsubscribes. */
  subscribe(listener: Listener): () => void
  /** Earlier changes; see `live/recent`. */
  readonly since: Recent['since']
  /** Whether the connection is listening now. */
  isListening(): boolean
  close(): Promise<void>
}

interface Beats {
  /** How often the connection is checked, in milliseconds. */
  readonly every: number
  /** How long a check may take, in milliseconds. */
  readonly limit: number
}

const usual: Beats = { every: 5_000, limit: 4_500 }

const pauses = [200, 1_000, 5_000]
const channel = 'eksport_changes'

function changeOf(payload: string | undefined): NumberedChange | undefined {
  const parsed = numberedChangeSchema.safeParse(payload === undefined ? undefined : JSON.parse(payload))
  return parsed.success ? parsed.data : undefined
}

/**
 * [ACT-12] [OPS-01] Listens on a dedicated connection, and reconnects when it breaks. The connection is checked
 * regularly, because it may be silent for hours and a lost network is silent too.
 */
export function listenForChanges(connectionString: string, beats = usual): Changes {
  const listeners = new Set<Listener>()
  const recent = createRecent()
  const over = new AbortController()
  const connections = connectionsTo(connectionString)
  let current: Client | undefined
  const tell: Listener = (change) => {
    for (const listener of listeners) listener(change)
  }

  /** Runs the connection until it ends. */
  async function runConnection(isFirst: boolean): Promise<void> {
    const line = new Socket()
    const client = new connections.Client({
      connectionString: connections.connectionString,
      application_name: programName('changes'),
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: beats.limit,
      stream: () => line,
    })
    const ended = new Promise<void>((resolve) => {
      client.once('end', () => resolve())
      client.on('error', () => resolve())
    })
    client.on('notification', ({ payload }) => {
      const change = changeOf(payload)
      // Visits are not kept: they are repeated, and a new page reads the current ones.
      if (change !== undefined && !('visit' in change)) recent.add(change)
      tell(change)
    })
    const ask = () => {
      client.query('select 1').catch(() => line.destroy())
    }
    let beating: NodeJS.Timeout | undefined
    try {
      await client.connect()
      current = client
      await client.query(`listen ${channel}`)
      // Transactions that start writing from now on commit while we listen.
      const { rows } = await client.query('select pg_snapshot_xmax(pg_current_snapshot())::text as next')
      recent.beginAt(Number(rows[0]?.next))
      // Changes during an interruption are not repeated.
      if (!isFirst) tell(undefined)
      beating = setInterval(ask, beats.every)
      if (!over.signal.aborted) await ended
    } finally {
      clearInterval(beating)
      current = undefined
      await client.end().catch(() => undefined)
    }
  }

  async function keep(): Promise<void> {
    for (let lives = 0; !over.signal.aborted; lives += 1) {
      const began = Date.now()
      await runConnection(lives === 0).catch(() => undefined)
      if (Date.now() - began > 60_000) lives = 0
      const pause = pauses[Math.min(lives, pauses.length - 1)]
      await sleep(pause, undefined, { signal: over.signal }).catch(() => undefined)
    }
  }

  const kept = keep()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    since: recent.since,
    isListening: () => current !== undefined,
    async close() {
      over.abort()
      await current?.end().catch(() => undefined)
      await kept
    },
  }
}
