import type { Endpoint } from '@eksport/api'
import { maxFileBytes, maxFilesAtOnce, sameFilename } from '@eksport/domain'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { type Inspector, takeIn } from '../integrations/uploads/index.ts'
import { ProblemError } from './problem-error.ts'
import { duplicateFile, fileTooLarge, tooManyFiles, uploadProblem } from './upload-problem.ts'

const invalid = (fieldErrors?: Record<string, string[]>) =>
  new ProblemError(400, 'Forespørselen er ikke gyldig.', {
    kind: 'VALIDATION_ERROR',
    ...(fieldErrors === undefined ? {} : { fieldErrors }),
  })

/** JSON where it is JSON; a plain word as an ordinary form would send it stays a word. */
function parsePart(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

async function contentOf(part: MultipartFile): Promise<Buffer> {
  try {
    return await part.toBuffer()
  } catch (error) {
    const tooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
    throw tooLarge ? fileTooLarge(part.fieldname) : error
  }
}

async function fileOf(part: MultipartFile, inspector: Inspector): Promise<File> {
  const given = { filename: part.filename, content: await contentOf(part) }
  const taken = await takeIn(inspector, given)
  if (!taken.ok) throw uploadProblem(part.fieldname, taken.refusal)
  const { filename, content, mimeType } = taken.file
  return new File([new Uint8Array(content)], filename, { type: mimeType })
}

/** The parts by name: values as they are, files as a list under the name that they came with. */
async function readParts(request: FastifyRequest, inspector: Inspector): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {}
  const files: Record<string, File[]> = {}
  const limits = {
    files: maxFilesAtOnce + 2,
    fields: 5,
    parts: maxFilesAtOnce + 6,
    fieldSize: 100_000,
    fileSize: maxFileBytes,
  }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') values[part.fieldname] = parsePart(part.value)
    else if (part.mimetype === 'application/json') values[part.fieldname] = parsePart(String(await contentOf(part)))
    else {
      const before = files[part.fieldname] ?? []
      if (before.length === maxFilesAtOnce) throw tooManyFiles(part.fieldname, maxFilesAtOnce)
      const file = await fileOf(part, inspector)
      if (before.some(({ name }) => sameFilename(name, file.name))) throw duplicateFile(part.fieldname, file.name)
      files[part.fieldname] = [...before, file]
    }
  }
  return { ...values, ...files }
}

/** A multipart body parsed by its contract; its files have been looked through before anything is stored. */
export async function readMultipart(
  request: FastifyRequest,
  { body }: Endpoint,
  inspector: Inspector,
): Promise<unknown> {
  if (!request.isMultipart()) throw new ProblemError(415, 'Innholdstypen er ikke støttet.')
  const parsed = body?.safeParse(await readParts(request, inspector))
  if (parsed?.success === true) return parsed.data
  const fieldErrors: Record<string, string[]> = {}
  for (const issue of parsed?.error.issues ?? []) {
    const part = issue.path.join('.')
    if (issue.code === 'too_big' && issue.origin === 'array') throw tooManyFiles(part, Number(issue.maximum))
    fieldErrors[part] = ['Ugyldig verdi']
  }
  throw invalid(fieldErrors)
}
