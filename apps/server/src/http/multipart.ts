import type { Endpoint } from '@eksport/api'
import { maxFileBytes, maxFilesAtOnce, safeFilename, sameFilename } from '@eksport/domain'
import type { Issue } from '@eksport/forms'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { hasCode } from '../has-code.ts'
import { type Inspector, takeIn, type UploadRefusal } from '../integrations/uploads/index.ts'
import { Refusal } from '../refusals/refusal.ts'
import { refuseUnwritableText } from './unwritable-text.ts'

const limits = {
  files: maxFilesAtOnce + 2,
  fields: 5,
  parts: maxFilesAtOnce + 6,
  fieldSize: 100_000,
  fileSize: maxFileBytes,
}

/** The refusal of an uploaded file at its field [UPL-02] [UPL-03] [UPL-06]. */
function refusalOf(field: string, refusal: UploadRefusal): Refusal {
  if (refusal.code === 'too-small') return new Refusal('FILE_TOO_SMALL', { field })
  if (refusal.code === 'wrong-type') {
    return new Refusal('FILE_TYPE_REFUSED', { field, filename: refusal.filename, ending: refusal.ending })
  }
  return new Refusal('FILE_UNREADABLE', { field, filename: refusal.filename, verdict: refusal.verdict })
}

/** Parses JSON; any other text stays as it is, as an ordinary form sends it. */
function parsePart(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** [OPS-03] Translates the parser's errors for a malformed or truncated multipart body into a refusal. */
function brokenBody(error: unknown): unknown {
  const isKnown = error instanceof Refusal || (error instanceof Error && 'statusCode' in error)
  return isKnown ? error : new Refusal('INVALID_REQUEST', { issues: [{ path: '', code: 'invalidValue' }] })
}

async function* partsOf(request: FastifyRequest) {
  try {
    yield* request.parts({ limits })
  } catch (error) {
    throw brokenBody(error)
  }
}

async function contentOf(part: MultipartFile): Promise<Buffer> {
  try {
    return await part.toBuffer()
  } catch (error) {
    const tooLarge = hasCode(error, 'FST_REQ_FILE_TOO_LARGE')
    throw tooLarge ? new Refusal('FILE_TOO_LARGE', { field: part.fieldname }) : brokenBody(error)
  }
}

async function fileOf(part: MultipartFile, inspector: Inspector): Promise<File> {
  refuseUnwritableText({ [part.fieldname]: part.filename })
  const given = { filename: part.filename, content: await contentOf(part) }
  const taken = await takeIn(inspector, given).catch((error: unknown) => {
    if (!hasCode(error, 'ETIMEDOUT')) throw error
    throw new Refusal('FILE_CHECK_UNFINISHED', { field: part.fieldname, filename: safeFilename(part.filename) })
  })
  if (!taken.ok) throw refusalOf(part.fieldname, taken.refusal)
  return taken.file
}

/** The parts by name: values as they are, files as a list. */
async function readParts(request: FastifyRequest, inspector: Inspector): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {}
  const files: Record<string, File[]> = {}
  for await (const part of partsOf(request)) {
    if (part.type === 'field') values[part.fieldname] = parsePart(part.value)
    else if (part.mimetype === 'application/json') values[part.fieldname] = parsePart(String(await contentOf(part)))
    else {
      const { fieldname: field } = part
      const before = files[field] ?? []
      if (before.length === maxFilesAtOnce) throw new Refusal('TOO_MANY_FILES', { field, limit: maxFilesAtOnce })
      const file = await fileOf(part, inspector)
      if (before.some(({ name }) => sameFilename(name, file.name))) {
        throw new Refusal('DUPLICATE_FILE', { field, filename: file.name })
      }
      files[field] = [...before, file]
    }
  }
  return { ...values, ...files }
}

/** A multipart body, parsed by its contract; files are checked before anything is stored. */
export async function readMultipart(
  request: FastifyRequest,
  { body }: Endpoint,
  inspector: Inspector,
): Promise<unknown> {
  if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA_TYPE')
  const parts = await readParts(request, inspector)
  refuseUnwritableText(parts)
  const parsed = body?.safeParse(parts)
  if (parsed?.success === true) return parsed.data
  const issues = new Map<string, Issue>()
  for (const issue of parsed?.error.issues ?? []) {
    const field = issue.path.join('.')
    if (issue.code === 'too_big' && issue.origin === 'array') {
      throw new Refusal('TOO_MANY_FILES', { field, limit: Number(issue.maximum) })
    }
    issues.set(field, { path: field, code: 'invalidValue' })
  }
  throw new Refusal('INVALID_REQUEST', { issues: [...issues.values()] })
}
