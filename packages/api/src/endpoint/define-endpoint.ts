import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The portal that may call: exporters and officers each have their own listener. */
export type Audience = 'submitter' | 'caseworker'

/** The answer is a file; the client returns it as a `Blob`. */
export interface FileResponse {
  readonly kind: 'file'
  readonly mimeType: string
}

/** The answer has no body: 204. */
export interface EmptyResponse {
  readonly kind: 'empty'
}

export const pdfResponse: FileResponse = { kind: 'file', mimeType: 'application/pdf' }
export const xmlResponse: FileResponse = { kind: 'file', mimeType: 'application/xml' }
export const zipResponse: FileResponse = { kind: 'file', mimeType: 'application/zip' }
export const emptyResponse: EmptyResponse = { kind: 'empty' }

/** An uploaded file, of the type that was detected in it, which the answer states. */
export const uploadResponse: FileResponse = { kind: 'file', mimeType: 'application/octet-stream' }

/** The contract of one call, from which the server, the client and the OpenAPI document are derived. */
export interface Endpoint {
  readonly method: Method
  /** With parameters as `:name`. */
  readonly path: string
  /** Shown in the OpenAPI document. */
  readonly summary: string
  readonly audiences: readonly Audience[]
  /** `public` is open to everyone, `person` needs a login, `organisation` acts for an organisation that the call names. */
  readonly access: 'public' | 'person' | 'organisation'
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** `multipart` sends every value that is not a file as a JSON part, and a list of files as parts with the same name. */
  readonly bodyKind?: 'json' | 'multipart'
  readonly response: z.ZodType | FileResponse | EmptyResponse
  readonly status?: 200 | 201
  /** [SEC-04] The call requires `If-Match`. */
  readonly ifMatch?: boolean
  /** [SEC-03] The call accepts an `Idempotency-Key`. */
  readonly idempotent?: boolean
  /** [API-02] How long browsers may cache the answer, in seconds. */
  readonly maxAge?: number
}

/** Defines a call. Returns the definition unchanged, with its exact type. */
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
