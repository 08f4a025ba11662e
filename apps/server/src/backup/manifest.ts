import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Below the folder of the backup, whoever wrote it. */
const pathSchema = z.string().refine((path) => !path.startsWith('/') && !path.split('/').includes('..'))
const fileSchema = z.strictObject({ path: pathSchema, size: z.int(), sha256: z.string() })

/** [SEC-24] What a backup is of, and each of its files. A folder without one is no backup: it is written last. */
const manifestSchema = z.strictObject({
  format: z.literal(1),
  begunAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  /** The files of the built-in PostgreSQL with its journal, or one file that pg_dump wrote of another. */
  kind: z.enum(['cluster', 'dump']),
  postgres: z.string(),
  /** How far the journal must have been replayed before the copy is whole; of a cluster only. */
  journalEnd: z.string().optional(),
  migrations: z.strictObject({ count: z.int(), newest: z.int() }),
  /** Kept by name, for some ways of moving files leave empty folders behind. */
  folders: z.array(pathSchema).readonly(),
  files: z.array(fileSchema).readonly(),
})

export type Manifest = z.output<typeof manifestSchema>
/** A file of a backup, its path as the manifest writes it. */
export type ListedFile = z.output<typeof fileSchema>

const name = 'manifest.json'

/** Of the manifest itself: written down elsewhere, it shows whether somebody wrote a backup anew. */
interface Written {
  readonly fingerprint: string
}

const fingerprintOf = (text: string) => createHash('sha256').update(text).digest('hex')

export async function writeManifest(folder: string, manifest: Manifest): Promise<Written> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  await writeFile(join(folder, name), text, { mode: 0o600, flush: true })
  return { fingerprint: fingerprintOf(text) }
}

export async function readManifest(folder: string): Promise<Written & { readonly manifest: Manifest }> {
  const text = await readFile(join(folder, name), 'utf8').catch((cause: unknown) => {
    throw new Error(`${folder} has no ${name} that can be read: it is no backup, or one that was not finished.`, {
      cause,
    })
  })
  const parsed = manifestSchema.safeParse(parseJson(text))
  if (!parsed.success)
    throw new Error(`The ${name} of ${folder} is not as a backup writes it:\n${z.prettifyError(parsed.error)}`)
  return { manifest: parsed.data, fingerprint: fingerprintOf(text) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Cut off or written over: the schema says what is missing.
    return undefined
  }
}
