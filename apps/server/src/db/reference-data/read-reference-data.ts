import { countryTemplatesOn, type PlainDate } from '@eksport/domain'
import { referenceRevision } from '../schema/registers.ts'
import type { Transaction } from '../transaction.ts'
import { listsSchema } from './lists.ts'
import { readSettings } from './settings.ts'
import { rowsInForce } from './versions.ts'

/** Lists that production begins without [OPS-04]. */
const begunEmpty = { 'importing-authorities': [], 'decision-texts': [] }

/**
 * [REG-03] All reference data as it holds on a day. It is read and kept until its revision or the day moves, so that rules and labels
 * need no query.
 */
export async function readReferenceData(tx: Transaction, day: PlainDate) {
  // First: what changes while the lists are read is then read once more.
  const revision = await readRevision(tx)
  const {
    'certificate-templates': templates,
    'certificate-template-categories': categories,
    'country-certificate-templates': countryTemplates,
    'aquaculture-sites': sites,
    ...lists
  } = listsSchema.parse({ ...begunEmpty, ...(await rowsInForce(tx, { day })) })
  return {
    ...lists,
    templates,
    categories,
    countryTemplates: countryTemplatesOn(countryTemplates, day),
    sites,
    revision,
    day,
    settings: await readSettings(tx),
  }
}

export type ReferenceData = Awaited<ReturnType<typeof readReferenceData>>

/** [REG-03] A number that moves with every change of the reference data. */
export async function readRevision(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ revision: referenceRevision.revision }).from(referenceRevision)
  return row?.revision ?? 0
}
