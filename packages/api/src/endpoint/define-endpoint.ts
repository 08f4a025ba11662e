import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Which of the two portals may call: exporters and officers have a listener each. */
export type Audience = 'submitter' | 'caseworker'

/** A file as answer; the client hands it over as a `Blob`. */
export interface FileResponse {
  readonly kind: 'file'
  readonly mimeType: string
}

/** No body: 204. */
export interface EmptyResponse {
  readonly kind: 'empty'
}

export const pdfResponse: FileResponse = { kind: 'file', mimeType: 'application/pdf' }
export const xmlResponse: FileResponse = { kind: 'file', mimeType: 'application/xml' }
export const zipResponse: FileResponse = { kind: 'file', mimeType: 'application/zip' }
export const emptyResponse: EmptyResponse = { kind: 'empty' }

/** A file that was sent in: of the type that was found in it, which the answer says. */
export const uploadResponse: FileResponse = { kind: 'file', mimeType: 'application/octet-stream' }

/** The contract of one call: server, client and OpenAPI document all derive from it. */
export interface Endpoint {
  readonly method: Method
  /** Parameters as `:name`. */
  readonly path: string
  /** Of the OpenAPI document. */
  readonly summary: string
  readonly audiences: readonly Audience[]
  /** `public` answers everyone, `person` needs a login, `organisation` acts for one that the call names. */
  readonly access: 'public' | 'person' | 'organisation'
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** `multipart` sends every value that is not a file as a JSON part, and a list of files as parts of one name. */
  readonly bodyKind?: 'json' | 'multipart'
  readonly response: z.ZodType | FileResponse | EmptyResponse
  readonly status?: 200 | 201
  /** [SEC-04] The call needs `If-Match`. */
  readonly ifMatch?: boolean
  /** [SEC-03] The call takes an `Idempotency-Key`. */
  readonly idempotent?: boolean
  /** [API-02] Seconds that browsers may keep the answer. */
  readonly maxAge?: number
}

/** Declares a call; the value is returned as it is, with its exact type. */
export function defineEndpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition
}

export type ParamsOf<E extends Endpoint> = E extends { params: infer S extends z.ZodType } ? z.input<S> : undefined
export type QueryOf<E extends Endpoint> = E extends { query: infer S extends z.ZodType } ? z.input<S> : undefined
export type BodyOf<E extends Endpoint> = E extends { body: infer S extends z.ZodType } ? z.input<S> : undefined
export type ResponseOf<E extends Endpoint> = E['response'] extends infer S extends z.ZodType
  ? z.output<S>
  : E['response'] extends FileResponse
    ? Blob
    : undefined
