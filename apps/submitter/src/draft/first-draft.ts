import type { ApplicationDraft, FormAnswers, Reportee } from '@eksport/domain'
import { type Answers, getAt, setAt } from '@eksport/forms'

/** The applicant if it exports itself, otherwise the only exporter it may apply for; undefined if there are several. */
function firstConsignor(consignors: readonly Reportee[], applicant: string): Reportee | undefined {
  const own = consignors.find(({ organisationNumber }) => organisationNumber === applicant)
  return own ?? (consignors.length === 1 ? consignors[0] : undefined)
}

/** The answers that a new application starts from. */
export function firstDraft(consignors: readonly Reportee[], applicant: string): Answers {
  return withFirstConsignor(
    { applicationType: 'HELSESERTIFIKAT', applicationFormat: 'STANDARD' },
    consignors,
    applicant,
  )
}

/** Adds the default exporter if the list arrived after the person had started answering; an exporter that was cleared stays cleared. */
export function withFirstConsignor(answers: Answers, consignors: readonly Reportee[], applicant: string): Answers {
  const first = firstConsignor(consignors, applicant)
  const isAnswered = ['organisationNumber', 'organisationName'].some((key) => getAt(answers, `consignor.${key}`))
  if (first === undefined || isAnswered) return answers
  return withConsignor(setAt(answers, 'consignor.organisationNumber', first.organisationNumber), consignors)
}

/**
 * The first-page answers that a copy starts from: exporter, country and certificate. The invoice reference is left out, because each
 * consignment has a new one.
 */
export const firstOfCopy = (copy: ApplicationDraft): Answers => ({
  applicationType: 'HELSESERTIFIKAT',
  applicationFormat: copy.applicationFormat,
  certificateFormats: copy.certificateFormats,
  certificateTemplate: copy.certificateTemplate,
  countryOfDestination: copy.countryOfDestination,
  consignor: copy.consignor,
})

const consignorOf = ({ organisationNumber, name, address }: Reportee): FormAnswers['consignor'] => ({
  organisationNumber,
  organisationName: name,
  ...(address === undefined ? {} : { address }),
})

/** Sets the exporter's name and address to match the chosen number; the invoice reference stays. */
export function withConsignor<A extends Answers>(answers: A, consignors: readonly Reportee[]): A {
  const number = getAt(answers, 'consignor.organisationNumber')
  const chosen = consignors.find(({ organisationNumber }) => organisationNumber === number)
  if (chosen === undefined) return answers
  const internalReference = getAt(answers, 'consignor.internalReference')
  return setAt(answers, 'consignor', {
    ...consignorOf(chosen),
    ...(internalReference === undefined ? {} : { internalReference }),
  })
}
