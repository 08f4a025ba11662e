import { randomInt } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { type Audience, type LiveEvent, livePath, seenQuery } from '@eksport/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { type Change, eventFor } from '../../live/change.ts'
import type { Changes } from '../../live/listen.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { createUnderWay } from '../../under-way.ts'
import { findListener, type Listener } from './sessions.ts'

/** [SEC-22] A browser uses one stream for all its tabs. */
const maxStreams = 1_500
const beatMs = 20_000
/** The longest wait before pages reconnect when a server stops, in milliseconds. */
const backWithin = 2_000

const written = (event: LiveEvent) => `data: ${JSON.stringify(event)}\n\n`

/** The browser reconnects a broken stream with the same address; its page has listened since. */
const beganBefore = ({ headers }: FastifyRequest) => headers['last-event-id'] !== undefined

const listening = z.object({ [seenQuery]: z.coerce.number().int().min(0).optional() })

/** What the page has seen before it listens; undefined if it has read nothing and so missed nothing. */
const seenBy = ({ query }: FastifyRequest): number | undefined => listening.safeParse(query).data?.[seenQuery]

/** What a page has missed since then: the single change, or that there is something. */
function missedBy(listener: Listener, changes: Changes, seen: number): LiveEvent | undefined {
  const since = changes.since(seen)
  if (since === undefined) return { kind: 'anything' }
  const events = since.flatMap((change) => eventFor(change, listener) ?? [])
  const different = new Set(events.map(written))
  return different.size > 1 ? { kind: 'anything' } : events[0]
}

/**
 * [ACT-12] Reports changes to open pages. A stream does not count as activity of a person: it does not prolong the
 * session, and ends with it.
 */
export function registerLive(app: FastifyInstance, deps: Deps, audience: Audience): void {
  const streams = new Set<PassThrough>()
  // [OPS-08] Pages reconnect at once to another server, spread over a short time.
  const endAll = () => {
    for (const stream of streams) stream.end(`retry: ${randomInt(100, backWithin)}\n\n`)
  }
  app.addHook('preClose', async () => endAll())
  const looks = createUnderWay()
  app.addHook('onClose', () => looks.ended())

  function open(request: FastifyRequest, first: Listener): PassThrough {
    const stream = new PassThrough()
    let listener = first
    const say = (event: LiveEvent) => stream.write(written(event))
    const hear = (change: Change | undefined) => {
      const event: LiveEvent | undefined = change === undefined ? { kind: 'anything' } : eventFor(change, listener)
      if (event !== undefined) say(event)
    }
    const check = async () => {
      const found = await findListener(deps, audience, request)
      if (found !== undefined) {
        listener = found
        stream.write(':\n\n')
        return
      }
      say({ kind: 'end' })
      stream.end()
    }
    // After a failed check the stream goes on until the next one.
    const look = () => looks.add(check().catch(() => stream.write(':\n\n')))
    const beat = setInterval(() => void look(), beatMs)
    const stop = deps.changes.subscribe(hear)
    const close = () => {
      clearInterval(beat)
      stop()
      streams.delete(stream)
      stream.destroy()
    }
    request.raw.once('close', close)
    stream.once('end', close)
    streams.add(stream)
    stream.write('retry: 3000\nid: begun\n\n')
    const seen = beganBefore(request) ? undefined : seenBy(request)
    const missed = seen === undefined ? undefined : missedBy(listener, deps.changes, seen)
    if (missed !== undefined) say(missed)
    say({ kind: 'present' })
    return stream
  }

  app.get(livePath, { schema: { hide: true } }, async (request, reply) => {
    if (streams.size >= maxStreams) throw new Refusal('OVERLOADED')
    const listener = await findListener(deps, audience, request)
    if (listener === undefined) throw new Refusal('NOT_LOGGED_IN')
    return (
      reply
        .header('content-type', 'text/event-stream')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        // A kept-alive connection would stay open after the stream, and delay the stop of the server.
        .header('connection', 'close')
        .send(open(request, listener))
    )
  })
}
