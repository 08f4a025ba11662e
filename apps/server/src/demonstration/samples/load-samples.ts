import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serialRange, today } from '@eksport/domain'
import { sql } from 'drizzle-orm'
import { samplesFile } from '../../db/product-mode.ts'
import { dataFolder } from '../../db/reference-data/load-reference-data.ts'
import { insertBatch } from '../../db/repositories/paper-sheets.ts'
import { referenceDataVersions } from '../../db/schema/reference-data.ts'
import type { Transaction, Transactions } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { testPersons } from '../test-persons.ts'
import { areSamplesLoaded } from './are-samples-loaded.ts'
import { drawSample, type SampleFiles } from './draw-sample.ts'
import { type GrownSample, growSample } from './grow-sample.ts'
import { insertSample } from './insert-sample.ts'
import { pastCases } from './past-cases.ts'
import { parseSample, parseSampleFile } from './sample-schema.ts'
import { settleSamples } from './settle-samples.ts'
import { daysToShift, shiftDates } from './shift-dates.ts'

/** The initial stock: plenty at one office, and at the other so few that a warning is shown. */
const piles = [
  { office: 'KLOEFTA', first: 'NO 0148201', last: 'NO 0148400' },
  { office: 'BERGEN', first: 'NO 0152001', last: 'NO 0152012' },
] as const

/** [CRT-15] Inserts the stock of numbered paper, as registered by an officer of each office. */
async function insertPaper(tx: Transaction, now: Date): Promise<void> {
  for (const pile of piles) {
    const range = serialRange(pile.first, pile.last)
    const person = testPersons.persons.find(({ office }) => office === pile.office)
    if (!range.ok || person === undefined) throw new Error(`No paper for ${pile.office}`)
    const { id: registeredBy, name: registeredName } = person
    await insertBatch(tx, { ...pile, serials: range.serials, registeredBy, registeredName, registeredAt: now })
  }
}

/** Draws two at a time: while one is being signed here, another is laid out in its process. */
async function drawAll(deps: Parameters<typeof drawSample>[0], samples: readonly GrownSample[]) {
  const files: SampleFiles[] = []
  const drawEverySecond = async (first: number) => {
    for (let index = first; index < samples.length; index += 2) {
      const grown = samples[index]
      if (grown === undefined) continue
      const { originalApplicationReference: reference } = grown.stored.document
      const original = samples.find(
        ({ stored }) => reference !== undefined && stored.document.referenceNumber === reference,
      )
      files[index] = await drawSample(deps, { grown, original })
    }
  }
  await Promise.all([drawEverySecond(0), drawEverySecond(1)])
  return files
}

/**
 * Loads the sample applications, optionally earlier cases, and the offices' paper, once; returns the number of samples.
 * Later starts change nothing.
 */
export async function loadSamples(
  database: Transactions,
  deps: Pick<Deps, 'referenceData' | 'lookups' | 'documents' | 'signer' | 'verification'>,
  now: Date,
  { withPast = false }: { readonly withPast?: boolean } = {},
): Promise<number> {
  if (await database.run({ audience: 'system' }, areSamplesLoaded)) return 0
  const text = await readFile(join(dataFolder, samplesFile), 'utf8')
  const { baseDate, applications } = parseSampleFile(text)
  const days = daysToShift(baseDate, today(now.toISOString()))
  const settled = settleSamples(applications.map((application) => parseSample(shiftDates(application, days))))
  const past = withPast ? pastCases(settled, now) : []
  const samples = [
    ...past.map(({ sample, ...went }) => growSample(deps, sample, now, went)),
    ...settled.map((sample) => growSample(deps, sample, now)),
  ]
  const files = await drawAll(deps, samples)
  return database.run({ audience: 'system' }, async (tx) => {
    await tx.execute('lock table reference_data_versions in exclusive mode')
    // Another server may have loaded them while these were drawn.
    if (await areSamplesLoaded(tx)) return 0
    const facts = { rates: deps.referenceData.fees, now }
    for (const [index, sample] of samples.entries()) await insertSample(tx, sample, files[index] ?? {}, facts)
    await insertPaper(tx, now)
    const last = Math.max(0, ...samples.map(({ stored }) => stored.document.referenceNumber))
    await tx.execute(sql`select setval('application_reference_number', ${last})`)
    const sha256 = createHash('sha256').update(text).digest('hex')
    await tx.insert(referenceDataVersions).values({ file: samplesFile, sha256, loadedAt: now })
    return settled.length
  })
}
