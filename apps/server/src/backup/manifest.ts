import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** A path below the backup's folder, even if the manifest was tampered with. */
const pathSchema = z.string().refine((path) => !path.startsWith('/') && !path.split('/').includes('..'))
const fileSchema = z.strictObject({ path: pathSchema, size: z.int(), sha256: z.string() })

/** [SEC-24] Describes a backup and lists its files. Written last, so a folder without it is not a backup. */
const manifestSchema = z.strictObject({
  format: z.literal(1),
  begunAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  /** `cluster`: the files of the built-in PostgreSQL with its WAL; `dump`: one file of pg_dump. */
  kind: z.enum(['cluster', 'dump']),
  postgres: z.string(),
  /** For a cluster: the WAL position that must be replayed before the copy is consistent. */
  journalEnd: z.string().optional(),
  migrations: z.strictObject({ count: z.int(), newest: z.int() }),
  /** Listed because some ways of moving files drop empty folders. */
  folders: z.array(pathSchema).readonly(),
  files: z.array(fileSchema).readonly(),
})

export type Manifest = z.output<typeof manifestSchema>
/** A file of a backup, with its path in the manifest. */
export type ListedFile = z.output<typeof fileSchema>

const name = 'manifest.json'

/** Facts of the manifest file itself. Recorded elsewhere, the hash shows whether a backup was replaced. */
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
    // Truncated or overwritten: the schema reports what is missing.
    return undefined
  }
}
