import type { Endpoint } from '@eksport/api'
import type { Locale } from '@eksport/forms'
import type { z } from 'zod'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import type { ActiveSession } from '../session/active-session.ts'

type Parsed<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = E extends {
  [K in Part]: infer S extends z.ZodType
}
  ? z.output<S>
  : undefined

type ChosenOrganisation = NonNullable<ActiveSession['organisation']>
type SessionOf<E extends Endpoint> = E['access'] extends 'public'
  ? undefined
  : E['access'] extends 'organisation'
    ? ActiveSession & { readonly organisation: ChosenOrganisation }
    : ActiveSession

/** One request, parsed by its contract and held in one transaction. */
export interface Call<E extends Endpoint> {
  readonly params: Parsed<E, 'params'>
  readonly query: Parsed<E, 'query'>
  readonly body: Parsed<E, 'body'>
  readonly session: SessionOf<E>
  /** The version that the caller read; there is one wherever the contract asks for `If-Match`. */
  readonly ifMatch: E extends { ifMatch: true } ? number : undefined
  /** The language that the caller reads. */
  readonly locale: Locale
  readonly now: Date
  readonly tx: Transaction
  readonly deps: Deps
}

/** The same request before its transaction begins. */
export type EarlyCall<E extends Endpoint> = Omit<Call<E>, 'tx'>

/** The answer as it is written: what the client's schema takes in. */
type BodyOfAnswer<E extends Endpoint> = E['response'] extends infer S extends z.ZodType ? z.input<S> : undefined

export interface FileBody {
  readonly filename: string
  readonly content: Uint8Array
  /** Of a file that was sent in; documents of our own are of the type in their contract. */
  readonly mimeType?: string
}

type ReadyBody<E extends Endpoint> = E['response'] extends { kind: 'file' } ? FileBody : BodyOfAnswer<E>

/** What a handler answers; the contract says how it is written. */
export interface Answer<E extends Endpoint> {
  /** May come as work that is still to be done: it is drawn after the transaction has ended. */
  readonly body: ReadyBody<E> | (() => Promise<ReadyBody<E>>)
  /** The version that the answer shows, as ETag. */
  readonly version?: number
  /** A new id for the session, for the browser's cookie [SEC-09]. */
  readonly sessionCookie?: string
  /** Facts for the audit event; never a person's data. */
  readonly audit?: Readonly<Record<string, unknown>>
}

export type Handler<E extends Endpoint, Prepared = undefined> = (
  call: Call<E>,
  prepared: Prepared,
) => Promise<Answer<E>>
