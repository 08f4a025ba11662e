import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { instantSchema, type PlainDate, today } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import { isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { serverFolder } from '../../program-files.ts'
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

/** The folder of the repository's reference data. */
export const dataFolder = join(serverFolder, '../../data')

/** The first day of a list's first version: before any date that is ever looked up. */
const beginning: PlainDate = '2020-01-01'

/** The outcome for a file: `KEPT_OURS` if the authority has loaded its own version of the list, which stays. */
type Loaded = 'LOADED' | 'KEPT_OURS'
type Loader = (tx: Transaction, content: unknown, now: Date, examples: boolean) => Promise<Loaded>

// Officers' messages are in the same table: only those of the file are replaced, and not where an officer has changed
// one.
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

// Officers' values are in the same table: only those of the file are written.
const loadSettings: Loader = async (tx, content, _now, examples) => {
  const target = [referenceSettings.name, referenceSettings.subject, referenceSettings.validFrom]
  for (const row of z.array(settingSchema).parse(content)) {
    if (row.name === 'control-draw' && !examples) {
      // A seed from a public file would make the control draw predictable: production draws its own, once.
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

/** [OPS-04] Files that consist of invented examples which users would see or get mail from. */
const exampleFiles: ReadonlySet<string> = new Set([
  'operating-messages.json',
  'importing-authorities.json',
  'decision-texts.json',
])

export interface LoadOptions {
  /** Whether files of examples are loaded as well: in the demonstration and in tests. */
  readonly examples: boolean
  readonly folder?: string
}

/** Names of the files that were loaded, and of those whose lists the authority maintains itself. */
export interface LoadedFiles {
  readonly loaded: readonly string[]
  readonly keptOurs: readonly string[]
}

/**
 * [REG-03] Loads each file of the folder whose hash has changed since it was last loaded. A changed list becomes a
 * version that holds from today.
 */
export async function loadReferenceData(
  owner: Transactions,
  now: Date,
  { examples, folder = dataFolder }: LoadOptions,
): Promise<LoadedFiles> {
  return owner.run({ audience: 'system' }, async (tx) => {
    // Of two processes that start at once, the second waits and finds nothing to do.
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
