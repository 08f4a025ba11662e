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

/** A request, parsed by its contract, in its transaction. */
export interface Call<E extends Endpoint> {
  readonly params: Parsed<E, 'params'>
  readonly query: Parsed<E, 'query'>
  readonly body: Parsed<E, 'body'>
  readonly session: SessionOf<E>
  /** The version that the caller read, if the contract asks for `If-Match`. */
  readonly ifMatch: E extends { ifMatch: true } ? number : undefined
  /** The caller's language. */
  readonly locale: Locale
  readonly now: Date
  readonly tx: Transaction
  readonly deps: Deps
}

/** The same request before its transaction. */
export type EarlyCall<E extends Endpoint> = Omit<Call<E>, 'tx'>

/** The response body before serialisation, as accepted by the client's schema. */
type BodyOfAnswer<E extends Endpoint> = E['response'] extends infer S extends z.ZodType ? z.input<S> : undefined

export interface FileBody {
  readonly filename: string
  readonly content: Uint8Array
  /** The type of an uploaded file; our own documents have the type of their contract. */
  readonly mimeType?: string
}

type ReadyBody<E extends Endpoint> = E['response'] extends { kind: 'file' } ? FileBody : BodyOfAnswer<E>

/** What a handler returns; the contract determines how it is written. */
export interface Answer<E extends Endpoint> {
  /** May be a function, which draws the body after the transaction. */
  readonly body: ReadyBody<E> | (() => Promise<ReadyBody<E>>)
  /** The version of the body, sent as ETag. */
  readonly version?: number
  /** The id of a new session, for the browser's cookie [SEC-09]. */
  readonly sessionCookie?: string
  /** Facts for the audit event; never personal data. */
  readonly audit?: Readonly<Record<string, unknown>>
}

export type Handler<E extends Endpoint, Prepared = undefined> = (
  call: Call<E>,
  prepared: Prepared,
) => Promise<Answer<E>>
