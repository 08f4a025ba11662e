import type { ApplicationDraft } from '@eksport/domain'
import { listRepresented } from '../db/repositories/people.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { Parties } from './answers.ts'

/** [AUT-04] The exporter as the register knows it; one that the organisation does not represent, or no longer does, is refused. */
export async function representedExporter(
  tx: Transaction,
  organisationNumber: string,
  { consignor }: Pick<ApplicationDraft, 'consignor'>,
) {
  const represented = await listRepresented(tx, organisationNumber)
  const exporter = represented.find((one) => one.organisationNumber === consignor.organisationNumber)
  if (exporter !== undefined) return exporter
  throw new Refusal('NOT_REPRESENTED', { issues: [{ path: 'consignor.organisationNumber', code: 'invalid' }] })
}

/** The parties as the registers know them. */
export async function partiesOf(
  tx: Transaction,
  applicant: { readonly organisationNumber: string; readonly name: string },
  draft: ApplicationDraft,
): Promise<Parties> {
  const exporter = await representedExporter(tx, applicant.organisationNumber, draft)
  return {
    submittingApplicant: { organisationNumber: applicant.organisationNumber, organisationName: applicant.name },
    consignor: {
      organisationName: exporter.name,
      ...(exporter.address === undefined ? {} : { address: exporter.address }),
    },
  }
}
