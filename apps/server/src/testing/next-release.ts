import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const ours = join(import.meta.dirname, '../db/migrations')
const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) })

/** Writes the migrations of a next release into a new folder: ours, and one that adds a column to the busiest table. */
export async function writeNextMigrations(folder: string): Promise<void> {
  await cp(ours, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = journalSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const when = Math.max(...journal.entries.map((entry) => entry.when)) + 1
  const next = { idx: journal.entries.length, version: '7', when, tag: 'next', breakpoints: true }
  await writeFile(file, JSON.stringify({ ...journal, entries: [...journal.entries, next] }))
  await writeFile(join(folder, 'next.sql'), 'ALTER TABLE applications ADD COLUMN next_release text;')
}
