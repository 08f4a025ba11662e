import type { ApplicationDraft } from '@eksport/domain'
import { listRepresented } from '../db/repositories/people.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { Parties } from './answers.ts'

interface Applicant {
  readonly organisationNumber: string
  readonly name: string
}

type ForExporter = Pick<ApplicationDraft, 'consignor'>

async function findRepresented(tx: Transaction, organisationNumber: string, { consignor }: ForExporter) {
  const represented = await listRepresented(tx, organisationNumber)
  return represented.find((one) => one.organisationNumber === consignor.organisationNumber)
}

/** [AUT-04] The exporter from the register. Refused if the organisation does not represent it, or no longer does. */
export async function representedExporter(tx: Transaction, organisationNumber: string, draft: ForExporter) {
  const exporter = await findRepresented(tx, organisationNumber, draft)
  if (exporter !== undefined) return exporter
  throw new Refusal('NOT_REPRESENTED', { issues: [{ path: 'consignor.organisationNumber', code: 'notRepresented' }] })
}

const applying = ({ organisationNumber, name }: Applicant) => ({ organisationNumber, organisationName: name })

/** The parties from the registers. */
export async function partiesOf(tx: Transaction, applicant: Applicant, draft: ForExporter): Promise<Parties> {
  const { name, address } = await representedExporter(tx, applicant.organisationNumber, draft)
  return {
    submittingApplicant: applying(applicant),
    consignor: { organisationName: name, ...(address === undefined ? {} : { address }) },
  }
}

/**
 * The parties of a draft that is saved or previewed. An exporter no longer represented stays as stored: the form
 * reports it at its field, and sending refuses it.
 */
export async function partiesOfDraft(
  tx: Transaction,
  applicant: Applicant,
  draft: ForExporter,
  { consignor: stored }: ForExporter,
): Promise<Parties> {
  const { organisationNumber, organisationName, address } = stored
  const isStored = organisationName !== undefined && organisationNumber === draft.consignor.organisationNumber
  const isKnown = (await findRepresented(tx, applicant.organisationNumber, draft)) !== undefined
  if (isKnown || !isStored) return partiesOf(tx, applicant, draft)
  const consignor = { organisationName, ...(address === undefined ? {} : { address }) }
  return { submittingApplicant: applying(applicant), consignor }
}
