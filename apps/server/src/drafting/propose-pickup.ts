import type { ApplicationDraft } from '@eksport/domain'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { lastPickupOffice } from '../db/repositories/pickups.ts'
import type { Transaction } from '../db/transaction.ts'

/**
 * [EXP-05] Proposes the office of the organisation's last pickup for a new application on paper. An office that is
 * already named stays.
 */
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
