import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { instantSchema, type PlainDate, today } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import { isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { referenceDataVersions } from '../schema/reference-data.ts'
import { referenceSettings } from '../schema/registers.ts'
import { operatingMessages } from '../schema/system.ts'
import type { Transaction, Transactions } from '../transaction.ts'
import { addVersion } from './add-version.ts'
import { checkRows } from './check-rows.ts'
import { fileOf, type ListName, listNames } from './lists.ts'
import { settingSchema } from './settings.ts'
import { listVersions } from './versions.ts'

const textsSchema = z.object({ nb: z.string(), nn: z.string(), en: z.string() })

const messageSchema = z.looseObject({
  id: z.string(),
  level: z.enum(['ERROR', 'WARNING', 'INFO']),
  title: textsSchema.optional(),
  texts: textsSchema,
  hideable: z.boolean().optional(),
  validFrom: instantSchema,
  validTo: instantSchema.nullish(),
})

const titles: Readonly<Record<'ERROR' | 'WARNING' | 'INFO', LocalizedText>> = {
  ERROR: { nb: 'Driftsforstyrrelse', nn: 'Driftsforstyrring', en: 'Disruption' },
  WARNING: { nb: 'Viktig melding', nn: 'Viktig melding', en: 'Important message' },
  INFO: { nb: 'Til informasjon', nn: 'Til informasjon', en: 'For information' },
}

function operatingMessageRows(content: unknown, now: Date) {
  return z
    .array(messageSchema)
    .parse(content)
    .map(({ id, level, title, texts, hideable, validFrom, validTo }) => ({
      id,
      type: level,
      hideable: hideable ?? level !== 'ERROR',
      title: title ?? titles[level],
      description: texts,
      effectiveFrom: new Date(validFrom),
      expiresAt: validTo == null ? null : new Date(validTo),
      lastUpdated: now,
    }))
}

/** The folder of the facts that the repository carries. */
export const dataFolder = join(import.meta.dirname, '../../../../../data')

/** From when on the first version of a list holds: before anything that it is asked about. */
const beginning: PlainDate = '2020-01-01'

/** What became of a file: `KEPT_OURS` where the authority has loaded a version of the list itself, which stays. */
type Loaded = 'LOADED' | 'KEPT_OURS'
type Loader = (tx: Transaction, content: unknown, now: Date, examples: boolean) => Promise<Loaded>

// Messages that officers publish live in the same table: only those of the file are replaced, and not where an officer has changed one.
const loadOperatingMessages: Loader = async (tx, content, now) => {
  for (const row of operatingMessageRows(content, now)) {
    await tx
      .insert(operatingMessages)
      .values(row)
      .onConflictDoUpdate({
        target: operatingMessages.id,
        set: { ...row, version: sql`${operatingMessages.version} + 1` },
        setWhere: isNull(operatingMessages.changedName),
      })
  }
  return 'LOADED'
}

// Values that officers enter live in the same table: only those of the file are written.
const loadSettings: Loader = async (tx, content, _now, examples) => {
  const target = [referenceSettings.name, referenceSettings.subject, referenceSettings.validFrom]
  for (const row of z.array(settingSchema).parse(content)) {
    if (row.name === 'control-draw' && !examples) {
      // Whoever reads the file could foretell what is drawn: production draws a seed of its own, once.
      const value = { ...row.value, seed: randomBytes(16).toString('hex') }
      await tx
        .insert(referenceSettings)
        .values({ ...row, value })
        .onConflictDoNothing()
      continue
    }
    await tx.insert(referenceSettings).values(row).onConflictDoUpdate({ target, set: row })
  }
  return 'LOADED'
}

const listLoader =
  (list: ListName): Loader =>
  async (tx, content, now) => {
    const earlier = await listVersions(tx, list)
    if (earlier.some(({ source }) => source === 'AUTHORITY')) return 'KEPT_OURS'
    const { rows, problems } = checkRows(list, content)
    if (rows === undefined) throw new Error(`${fileOf(list)}: ${problems.join(' ')}`)
    const validFrom = earlier.length === 0 ? beginning : today(now.toISOString())
    await addVersion(tx, { list, rows, validFrom, source: 'RELEASE', now })
    return 'LOADED'
  }

const loaders: ReadonlyMap<string, Loader> = new Map<string, Loader>([
  ['operating-messages.json', loadOperatingMessages],
  ['settings.json', loadSettings],
  ...listNames.map((list): [string, Loader] => [fileOf(list), listLoader(list)]),
])

/** [OPS-04] Files whose rows somebody would read or get mail by, and that are invented from first to last. */
const exampleFiles: ReadonlySet<string> = new Set([
  'operating-messages.json',
  'importing-authorities.json',
  'decision-texts.json',
])

export interface LoadOptions {
  /** Whether files that only hold examples are loaded, too: in the demonstration and in tests. */
  readonly examples: boolean
  readonly folder?: string
}

/** Names of files: those that were loaded, and those whose lists the authority keeps itself. */
export interface LoadedFiles {
  readonly loaded: readonly string[]
  readonly keptOurs: readonly string[]
}

/** [REG-03] Loads each file of the folder whose hash has changed since it was last loaded: a changed list is a version from today on. */
export async function loadReferenceData(
  owner: Transactions,
  now: Date,
  { examples, folder = dataFolder }: LoadOptions,
): Promise<LoadedFiles> {
  return owner.run({ audience: 'system' }, async (tx) => {
    // Two processes that start at once load one after the other, and the second finds nothing to do.
    await tx.execute('lock table reference_data_versions in exclusive mode')
    const known = new Map((await tx.select().from(referenceDataVersions)).map(({ file, sha256 }) => [file, sha256]))
    const done: Record<Loaded, string[]> = { LOADED: [], KEPT_OURS: [] }
    for (const [file, load] of loaders) {
      if (exampleFiles.has(file) && !examples) continue
      const text = await readFile(join(folder, file), 'utf8')
      const sha256 = createHash('sha256').update(text).digest('hex')
      if (known.get(file) === sha256) continue
      done[await load(tx, JSON.parse(text), now, examples)].push(file)
      const version = { file, sha256, loadedAt: now }
      await tx
        .insert(referenceDataVersions)
        .values(version)
        .onConflictDoUpdate({ target: referenceDataVersions.file, set: version })
    }
    return { loaded: done.LOADED, keptOurs: done.KEPT_OURS }
  })
}
