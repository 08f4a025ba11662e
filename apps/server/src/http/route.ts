import { type Audience, type Endpoint, seenHeader } from '@eksport/api'
import { ownFilename } from '@eksport/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { appendAudit } from '../db/repositories/audit-events.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusals/refusal.ts'
import { readingAs } from '../session/active-session.ts'
import type { Answer, Call, EarlyCall, FileBody, Handler } from './call.ts'
import { setSessionCookie } from './cookies.ts'
import { fingerprintOf } from './fingerprint.ts'
import { once, readIdempotencyKey, type StoredReply } from './idempotency.ts'
import { answerLimit, uploadLimit } from './limits.ts'
import { readMultipart } from './multipart.ts'
import { packed } from './packed.ts'
import { authenticate } from './plugins/sessions.ts'
import { preferredLocale } from './problems/locale-of.ts'
import { routeSchema } from './route-schema.ts'

const entityTag = (version: number) => `"${version}"`

/** [SEC-04] The version in `If-Match`. A weak or foreign tag does not prove what was read, and is refused. */
function readIfMatch(header: string | undefined): number {
  if (header === undefined) throw new Refusal('VERSION_REQUIRED')
  const version = /^"(\d{1,9})"$/.exec(header.trim())?.[1]
  if (version === undefined) throw new Refusal('INVALID_IF_MATCH')
  return Number(version)
}

export interface RouteOptions {
  /** False for reads and estimates; changes and documents are always recorded [SEC-20]. */
  readonly audited?: boolean
  /**
   * For a GET that is recorded once per visit, as an opening of what this endpoint reads, since the parts of a page
   * load in any order. A GET runs in a read-only transaction, so its event is stored in another one before the answer
   * is sent.
   */
  readonly opens?: Endpoint
  /** For a GET that stores something about the caller. */
  readonly writes?: boolean
  /** A limit per client address and minute, for what could otherwise be guessed. */
  readonly lookUpsAMinute?: number
}

/** A contract and its handler, ready to be registered. */
export interface Route {
  readonly endpoint: Endpoint
  register(app: FastifyInstance, deps: Deps, audience: Audience): void
}

/** The application that a request is about, if its address names one. */
export function referenceOf(params: unknown): number | null {
  const value = typeof params === 'object' && params !== null ? Reflect.get(params, 'referenceNumber') : undefined
  const number = Number(value)
  return value !== undefined && Number.isSafeInteger(number) ? number : null
}

function sendReply(reply: FastifyReply, { status, etag, body }: StoredReply): FastifyReply {
  if (etag !== null) reply.header('etag', etag)
  reply.header('cache-control', 'private, no-store').code(status)
  return status === 204 ? reply.send() : reply.send(body)
}

function sendFile(reply: FastifyReply, ours: string, { filename, content, mimeType }: FileBody): FastifyReply {
  // A file from a user is downloaded under its own name, and not shown in the page.
  const disposition = mimeType === undefined ? 'inline' : 'attachment'
  const name = mimeType === undefined ? ownFilename(filename, preferredLocale(reply.request)) : filename
  // [SEC-17] A document is shown or saved, never run: the policy denies it scripts and an origin.
  return reply
    .header('content-type', mimeType ?? ours)
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(content))
}

function isFileBody(body: unknown): body is FileBody {
  return typeof body === 'object' && body !== null && 'content' in body && body.content instanceof Uint8Array
}

const isToCome = (body: unknown): body is () => Promise<unknown> => typeof body === 'function'

/** The file of an answer, drawn now if it is a function. */
async function fileOf({ path }: Endpoint, body: unknown): Promise<FileBody> {
  const file = isToCome(body) ? await body() : body
  if (!isFileBody(file)) throw new TypeError(`${path} answered no file`)
  return file
}

interface Running<E extends Endpoint> {
  readonly endpoint: E
  readonly deps: Deps
  readonly request: FastifyRequest
  readonly audited: boolean
  readonly body: unknown
  readonly now: Date
}

function callOf<E extends Endpoint>({ endpoint, deps, request, body, now }: Running<E>): EarlyCall<E> {
  const { params, query, activeSession: session } = request
  const ifMatch = endpoint.ifMatch === true ? readIfMatch(request.headers['if-match']) : undefined
  // Fastify has parsed the three parts with this endpoint's schemas, and authenticate has checked the session.
  const locale = preferredLocale(request)
  return { params, query, body, session, ifMatch, locale, now, deps } as unknown as EarlyCall<E>
}

async function runHandler<E extends Endpoint, Prepared>(
  running: Running<E>,
  handler: Handler<E, Prepared>,
  prepared: Prepared,
  tx: Transaction,
): Promise<Answer<E>> {
  const call = { ...callOf(running), tx } as unknown as Call<E> // the call with what it lacked
  const answer = await handler(call, prepared)
  if (running.audited) await audit(running, tx, answer.audit)
  return answer
}

function audit<E extends Endpoint>(
  { endpoint, request, now }: Running<E>,
  tx: Transaction,
  details: Answer<E>['audit'],
): Promise<void> {
  const { params, activeSession: session } = request
  return appendAudit(tx, {
    time: now,
    personId: session?.person.id ?? null,
    organisationNumber: session?.organisation?.organisationNumber ?? null,
    action: `${endpoint.method} ${endpoint.path}`,
    outcome: 'DONE',
    // For a call that creates an application, the answer names it.
    referenceNumber: referenceOf(params) ?? referenceOf(details),
    requestId: request.id,
    details: details ?? null,
  })
}

/**
 * Records a reader once per visit. Reloading a page, or reading messages of the same case, belongs to the same visit of
 * the same login.
 */
async function auditReader<E extends Endpoint>(running: Running<E>, opened: Endpoint): Promise<void> {
  const { deps, request, now } = running
  const session = request.activeSession
  if (session === undefined) return
  const name = `${session.idHash} ${referenceOf(request.params) ?? request.url}`
  const write = () =>
    deps.transactions.run(readingAs(session), (tx) => audit({ ...running, endpoint: opened }, tx, undefined))
  await deps.visits.once(name, now, write)
}

function storedReply(endpoint: Endpoint, body: unknown, version: number | undefined): StoredReply {
  // An empty answer has status 204, even if its schema allows null.
  const status = body === undefined ? 204 : (endpoint.status ?? 200)
  return { status, etag: version === undefined ? null : entityTag(version), body: body ?? null }
}

/**
 * Joins a contract with its handler. The handler runs in one transaction, which includes the audit event and the stored
 * answer.
 */
export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>, options: RouteOptions = {}): Route {
  return preparedRoute(endpoint, async () => undefined, handler, options)
}

/** The same with slow work before the transaction, such as drawing; the handler receives its result. */
export function preparedRoute<E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: (call: EarlyCall<E>) => Promise<Prepared>,
  handler: Handler<E, Prepared>,
  options: RouteOptions = {},
): Route {
  const fileType =
    endpoint.response instanceof z.ZodType || endpoint.response.kind === 'empty'
      ? undefined
      : endpoint.response.mimeType
  const audited = options.audited ?? (endpoint.method !== 'GET' || fileType !== undefined)

  async function handle(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body =
      endpoint.bodyKind === 'multipart' ? await readMultipart(request, endpoint, deps.inspector) : request.body
    const key = endpoint.idempotent === true ? readIdempotencyKey(request.headers['idempotency-key']) : undefined
    const mark = key === undefined ? undefined : await fingerprintOf(body)
    const running = { endpoint, deps, request, audited, body, now: deps.now() }
    const session = request.activeSession
    const run = <Result>(work: (tx: Transaction) => Promise<Result>) =>
      deps.transactions.run(
        session === undefined ? { audience: 'public' } : readingAs(session),
        async (tx, seen) => {
          const result = await work(tx)
          // [ACT-12] The page listens to changes from this point on.
          if (endpoint.method === 'GET' && session !== undefined) reply.header(seenHeader, await seen)
          return result
        },
        // A read-only snapshot: what is stored meanwhile is in all of the answer or in none of it.
        { isReadOnly: endpoint.method === 'GET' && !audited && options.writes !== true },
      )
    const prepared = await prepare(callOf<E>(running))
    // Everything is committed before the first byte of the answer [SEC-01].
    if (fileType !== undefined) {
      const answer = await run((tx) => runHandler(running, handler, prepared, tx))
      return sendFile(reply, fileType, await fileOf(endpoint, answer.body))
    }
    let newCookie: string | undefined
    let toCome: (() => Promise<unknown>) | undefined
    const stored = await run((tx) => {
      const work = async () => {
        const answer = await runHandler(running, handler, prepared, tx)
        newCookie = answer.sessionCookie
        if (isToCome(answer.body)) toCome = answer.body
        return storedReply(endpoint, answer.body, answer.version)
      }
      if (key === undefined) return work()
      const scope = [session?.audience, session?.person.id, session?.organisation?.organisationNumber].join(' ')
      return once(tx, { scope, key, method: endpoint.method, url: request.url, body: mark, now: running.now }, work)
    })
    if (options.opens) await auditReader(running, options.opens)
    if (newCookie !== undefined && session !== undefined) setSessionCookie(reply, session.audience, newCookie)
    return sendReply(reply, toCome === undefined ? stored : { ...stored, body: await toCome() })
  }

  return {
    endpoint,
    register(app, deps, audience) {
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        schema: routeSchema(endpoint),
        handlerTimeout: endpoint.bodyKind === 'multipart' ? uploadLimit : answerLimit,
        onRequest: authenticate(deps, audience, endpoint),
        ...(options.lookUpsAMinute === undefined
          ? {}
          : { config: { rateLimit: { max: options.lookUpsAMinute, timeWindow: '1 minute' } } }),
        onSend: packed,
        handler: (request, reply) => handle(deps, request, reply),
      })
    },
  }
}
