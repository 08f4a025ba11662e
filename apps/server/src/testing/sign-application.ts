import { getCase, type Handling, handleCase, sendApplication } from '@eksport/api'
import type { ApplicationDraft, CertificateFormat } from '@eksport/domain'
import { aDraft, organisationNumber } from './a-draft.ts'
import type { LoggedIn } from './log-in.ts'
import { newDraft } from './new-draft.ts'

/** The people who take a certificate from its first page to its signature. */
export interface Signing {
  readonly exporter: LoggedIn
  readonly officer: LoggedIn
  readonly signer: LoggedIn
}

type Change = (draft: ApplicationDraft) => Partial<ApplicationDraft>

/** Carries out an officer's action on the current version of a case. */
export async function actOn(person: LoggedIn, referenceNumber: number, body: Handling) {
  const params = { referenceNumber }
  const { application } = await person.client.call(getCase, { params })
  return person.client.call(handleCase, { params, body, ifMatch: application.version })
}

/** Creates and sends an application for China over HTTP as its exporter; returns its reference number. */
export async function sendForChina(exporter: LoggedIn, change: Change = () => ({})): Promise<number> {
  const draft = aDraft(new Date())
  const body = { ...draft, ...change(draft) }
  const { referenceNumber, version } = await newDraft(exporter, body)
  const params = { organisationNumber, referenceNumber }
  await exporter.client.call(sendApplication, { params, body: {}, ifMatch: version })
  return referenceNumber
}

/** Takes an application for China over HTTP from its first page to the signature; returns its reference number. */
export async function signApplication(
  people: Signing,
  formats: readonly CertificateFormat[],
  change: Change = () => ({}),
): Promise<number> {
  const referenceNumber = await approveApplication(people, formats, change)
  await actOn(people.signer, referenceNumber, { action: 'sign' })
  return referenceNumber
}

/** The same up to the approval, so that it waits for the signature. */
export async function approveApplication(
  { exporter, officer }: Omit<Signing, 'signer'>,
  formats: readonly CertificateFormat[],
  change: Change = () => ({}),
): Promise<number> {
  const referenceNumber = await sendForChina(exporter, (draft) => ({
    ...change(draft),
    certificateFormats: [...formats],
  }))
  await actOn(officer, referenceNumber, { action: 'take' })
  const { validation } = await officer.client.call(getCase, { params: { referenceNumber } })
  const manual = validation.errors.filter(({ severity }) => severity === 'MANUAL_PROCESSING')
  await actOn(officer, referenceNumber, { action: 'approve', confirmedViolations: manual.map(({ code }) => code) })
  return referenceNumber
}
