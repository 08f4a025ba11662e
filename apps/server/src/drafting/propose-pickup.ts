import type { ApplicationDraft } from '@eksport/domain'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { lastPickupOffice } from '../db/repositories/pickups.ts'
import type { Transaction } from '../db/transaction.ts'

/** [EXP-05] A new application on paper begins with the office where the organisation fetched the last one; an office that it names stays. */
export async function proposePickup(
  tx: Transaction,
  { 'certificate-offices': offices }: ReferenceData,
  draft: ApplicationDraft,
): Promise<ApplicationDraft> {
  const { certificateFormats, certificateRetrieval } = draft
  if (!certificateFormats?.includes('PAPER') || certificateRetrieval?.office !== undefined) return draft
  const office = await lastPickupOffice(tx)
  if (!offices.some(({ code, active }) => active && code === office)) return draft
  return { ...draft, certificateRetrieval: { ...certificateRetrieval, office } }
}
