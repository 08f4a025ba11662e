import type { ApplicationDraft } from '@eksport/domain'
import { listRepresented } from '../db/repositories/people.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Parties } from './answers.ts'
import { fieldProblem } from './check-answers.ts'

/** [AUT-04] The parties as the registers know them; an exporter that the organisation does not represent is refused. */
export async function partiesOf(
  tx: Transaction,
  applicant: { readonly organisationNumber: string; readonly name: string },
  { consignor }: ApplicationDraft,
): Promise<Parties> {
  const represented = await listRepresented(tx, applicant.organisationNumber)
  const exporter = represented.find(({ organisationNumber }) => organisationNumber === consignor.organisationNumber)
  if (exporter === undefined) {
    throw fieldProblem(
      'Søknaden kan ikke lagres slik.',
      [{ path: 'consignor.organisationNumber', code: 'invalid' }],
      'NOT_REPRESENTED',
    )
  }
  return {
    submittingApplicant: { organisationNumber: applicant.organisationNumber, organisationName: applicant.name },
    consignor: {
      organisationName: exporter.name,
      ...(exporter.address === undefined ? {} : { address: exporter.address }),
    },
  }
}
