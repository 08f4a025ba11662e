import type { ApplicationReading, DraftSaver } from '@eksport/api'
import { type ApplicationStatus, type RegisterAnswers, registerReports, statusSubject } from '@eksport/domain'
import { numberOnCertificate } from '../../certificate/certificate-issue.ts'
import type { ApplicationDocument } from '../../db/application-document.ts'
import { listDeliveries, toDelivery } from '../../db/repositories/certificate-deliveries.ts'
import { latestDecision, listSavers } from '../../db/repositories/history.ts'
import { findSenderLocale } from '../../db/repositories/notice-settings.ts'
import { liveReplacements } from '../../db/repositories/replacements.ts'
import { assessedOf } from '../../standing/assessed.ts'
import { awaitingOriginal } from '../../standing/awaits-original.ts'
import { readOrRefuse } from '../../standing/load.ts'
import { findOriginal } from '../../standing/original.ts'
import { statements } from '../../standing/statements.ts'
import { type Answering, applicationAnswer } from './application-answer.ts'

/** [WIZ-22] Who has saved the draft. Exporters also see each other's names in the history. */
async function saversOf({ tx, session }: Answering, { referenceNumber, applicationStatus }: ApplicationDocument) {
  if (session.audience !== 'submitter' || applicationStatus !== 'UNDER_REGISTRERING') return []
  const rows = await listSavers(tx, referenceNumber)
  return rows.map(
    ({ id, name, version }): DraftSaver => ({
      isReader: id === session.person.id,
      ...(name !== null && { name }),
      version,
    }),
  )
}

const replacedNow: ReadonlySet<ApplicationStatus> = new Set(['ERSTATNING_UNDER_REGISTRERING', 'ERSTATNING_BEHANDLES'])

/** The application for its reader, with the messages of its certificate and the version it is compared with. */
export async function applicationReading(answering: Answering, referenceNumber: number, answers: RegisterAnswers) {
  const { tx, session, now } = answering
  const { audience } = session
  const isOfficer = audience === 'caseworker'
  const stored = await readOrRefuse(tx, referenceNumber)
  const { document } = stored
  const [
    { body, version },
    original,
    replacements,
    awaiting,
    assessed,
    certificateNumber,
    deliveries,
    decision,
    savers,
    letterLanguage,
  ] = await Promise.all([
    applicationAnswer(answering, stored, answers),
    findOriginal(tx, document),
    replacedNow.has(document.applicationStatus) ? liveReplacements(tx, [referenceNumber]) : undefined,
    awaitingOriginal(tx, [{ ...statusSubject(document), referenceNumber }]),
    assessedOf(tx, document),
    numberOnCertificate(tx, document, now),
    listDeliveries(tx, referenceNumber),
    latestDecision(tx, referenceNumber, audience),
    saversOf(answering, document),
    isOfficer ? findSenderLocale(tx, referenceNumber) : undefined,
  ])
  const replacement = replacements?.get(referenceNumber)
  const asked = isOfficer ? registerReports(answers) : []
  const reading: ApplicationReading = {
    ...body,
    ...(certificateNumber !== undefined && { certificateNumber }),
    ...(deliveries.length > 0 && { deliveries: deliveries.map(toDelivery) }),
    ...(decision && { decision }),
    ...(asked.length > 0 && { registers: asked }),
    ...(letterLanguage && { letterLanguage }),
    ...(savers.length > 0 && { savers }),
    ...(original && { original: statements(original) }),
    ...(replacement !== undefined && { replacement }),
    ...(awaiting.size > 0 && { awaitsOriginal: true }),
    ...(assessed && { assessed: statements(assessed) }),
  }
  return { body: reading, version }
}
