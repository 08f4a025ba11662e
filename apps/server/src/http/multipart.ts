import type { Endpoint } from '@eksport/api'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from './problem-error.ts'

function parsePart(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    throw new ProblemError(400, 'Forespørselen er ikke gyldig.', { kind: 'VALIDATION_ERROR' })
  }
}

async function textOf(part: { toBuffer(): Promise<Buffer> }): Promise<string> {
  return (await part.toBuffer()).toString('utf8')
}

/** The JSON parts of a multipart body, by name. A file is refused clearly: nothing here stores one yet. */
async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {}
  for await (const part of request.parts({ limits: { files: 5, fields: 5, parts: 5, fileSize: 100_000 } })) {
    if (part.type === 'field') parts[part.fieldname] = parsePart(part.value)
    else if (part.mimetype === 'application/json') parts[part.fieldname] = parsePart(await textOf(part))
    else throw new ProblemError(415, 'Det er ikke mulig å legge ved filer ennå.', { code: 'FILES_NOT_SUPPORTED' })
  }
  return parts
}

/** A multipart body parsed by its contract. */
export async function readMultipart(request: FastifyRequest, { body }: Endpoint): Promise<unknown> {
  if (!request.isMultipart()) throw new ProblemError(415, 'Innholdstypen er ikke støttet.')
  const parsed = body?.safeParse(await readParts(request))
  if (parsed?.success === true) return parsed.data
  const fieldErrors = Object.fromEntries(
    (parsed?.error.issues ?? []).map(({ path }) => [path.join('.'), ['Ugyldig verdi']]),
  )
  throw new ProblemError(400, 'Forespørselen er ikke gyldig.', { kind: 'VALIDATION_ERROR', fieldErrors })
}
