import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { z } from 'zod'
import { aquacultureSites, codeEntries, establishments, referenceDataVersions } from '../schema/reference-data.ts'
import { referenceSettings } from '../schema/registers.ts'
import { operatingMessages } from '../schema/system.ts'
import type { Transaction } from '../transaction.ts'
import {
  codeEntryRows,
  codeListFiles,
  establishmentsFile,
  operatingMessagesFile,
  settingsFile,
  sitesFile,
} from './data-files.ts'
import { operatingMessageRows } from './operating-message-rows.ts'
import { settingSchema } from './settings.ts'

/** The folder of the facts that the repository carries. */
export const dataFolder = join(import.meta.dirname, '../../../../../data')

// A statement may carry 65 535 values; rows here have at most eight.
const batch = 5_000

async function inBatches<Row>(rows: readonly Row[], write: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) await write(rows.slice(start, start + batch))
}

const establishmentSchema = z.looseObject({ approvalNumber: z.string(), name: z.string() })
const siteSchema = z.looseObject({ siteNumber: z.number().int() })

type Loader = (tx: Transaction, content: unknown, now: Date) => Promise<void>

const loadEstablishments: Loader = async (tx, content) => {
  const rows = z.array(establishmentSchema).parse(content)
  await tx.delete(establishments)
  await inBatches(
    rows.map((entry) => ({ approvalNumber: entry.approvalNumber, name: entry.name, entry })),
    (part) => tx.insert(establishments).values(part),
  )
}

const loadSites: Loader = async (tx, content) => {
  const rows = z.array(siteSchema).parse(content)
  await tx.delete(aquacultureSites)
  await inBatches(
    rows.map((entry) => ({ siteNumber: entry.siteNumber, entry })),
    (part) => tx.insert(aquacultureSites).values(part),
  )
}

// Messages that officers publish live in the same table: only those of the file are replaced.
const loadOperatingMessages: Loader = async (tx, content, now) => {
  for (const row of operatingMessageRows(content, now)) {
    await tx.insert(operatingMessages).values(row).onConflictDoUpdate({ target: operatingMessages.id, set: row })
  }
}

// Values that officers enter live in the same table: only those of the file are written.
const loadSettings: Loader = async (tx, content) => {
  for (const row of z.array(settingSchema).parse(content)) {
    const target = [referenceSettings.name, referenceSettings.subject, referenceSettings.validFrom]
    await tx.insert(referenceSettings).values(row).onConflictDoUpdate({ target, set: row })
  }
}

const loaders: ReadonlyMap<string, Loader> = new Map<string, Loader>([
  [establishmentsFile, loadEstablishments],
  [sitesFile, loadSites],
  [operatingMessagesFile, loadOperatingMessages],
  [settingsFile, loadSettings],
  ...codeListFiles.map(({ file, list }): [string, Loader] => [
    file,
    async (tx, content) => {
      await tx.delete(codeEntries).where(eq(codeEntries.list, list))
      await inBatches(codeEntryRows(list, content), (part) => tx.insert(codeEntries).values(part))
    },
  ]),
])

/** Loads each file of the folder whose hash has changed since it was last loaded; answers their names. */
export async function loadReferenceData(owner: Pool, now: Date, folder = dataFolder): Promise<string[]> {
  return drizzle(owner).transaction(async (tx) => {
    // Two processes that start at once load one after the other, and the second finds nothing to do.
    await tx.execute('lock table reference_data_versions in exclusive mode')
    const known = new Map((await tx.select().from(referenceDataVersions)).map(({ file, sha256 }) => [file, sha256]))
    const loaded: string[] = []
    for (const [file, load] of loaders) {
      const text = await readFile(join(folder, file), 'utf8')
      const sha256 = createHash('sha256').update(text).digest('hex')
      if (known.get(file) === sha256) continue
      await load(tx, JSON.parse(text), now)
      const version = { file, sha256, loadedAt: now }
      await tx
        .insert(referenceDataVersions)
        .values(version)
        .onConflictDoUpdate({ target: referenceDataVersions.file, set: version })
      loaded.push(file)
    }
    return loaded
  })
}
