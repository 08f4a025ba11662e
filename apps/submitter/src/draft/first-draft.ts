import type { ApplicationDraft, FormAnswers, Reportee } from '@eksport/domain'
import { type Answers, getAt, setAt } from '@eksport/forms'

/** The exporter is who applies, where they export themselves, or else the only one that they may apply for. */
function firstConsignor(consignors: readonly Reportee[], applicant: string): Reportee | undefined {
  const own = consignors.find(({ organisationNumber }) => organisationNumber === applicant)
  return own ?? (consignors.length === 1 ? consignors[0] : undefined)
}

/** What a new application starts from. */
export function firstDraft(consignors: readonly Reportee[], applicant: string): Answers {
  return withFirstConsignor(
    { applicationType: 'HELSESERTIFIKAT', applicationFormat: 'STANDARD' },
    consignors,
    applicant,
  )
}

/** The exporter is there too for who answered something else before the exporters had come; one that was taken away stays away. */
export function withFirstConsignor(answers: Answers, consignors: readonly Reportee[], applicant: string): Answers {
  const first = firstConsignor(consignors, applicant)
  const isAnswered = ['organisationNumber', 'organisationName'].some((key) => getAt(answers, `consignor.${key}`))
  if (first === undefined || isAnswered) return answers
  return withConsignor(setAt(answers, 'consignor.organisationNumber', first.organisationNumber), consignors)
}

/** What stands on the first page of a copy: for whom, where to, which certificate; the invoice is another. */
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

/** The name and address follow the number that was chosen; the invoice reference stays. */
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
