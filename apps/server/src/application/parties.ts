import type { ApplicationDraft } from '@eksport/domain'
import { listRepresented } from '../db/repositories/people.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { Parties } from './answers.ts'

/** [AUT-04] The parties as the registers know them; an exporter that the organisation does not represent is refused. */
export async function partiesOf(
  tx: Transaction,
  applicant: { readonly organisationNumber: string; readonly name: string },
  { consignor }: ApplicationDraft,
): Promise<Parties> {
  const represented = await listRepresented(tx, applicant.organisationNumber)
  const exporter = represented.find(({ organisationNumber }) => organisationNumber === consignor.organisationNumber)
  if (exporter === undefined) {
    throw new Refusal('NOT_REPRESENTED', { issues: [{ path: 'consignor.organisationNumber', code: 'invalid' }] })
  }
  return {
    submittingApplicant: { organisationNumber: applicant.organisationNumber, organisationName: applicant.name },
    consignor: {
      organisationName: exporter.name,
      ...(exporter.address === undefined ? {} : { address: exporter.address }),
    },
  }
}
