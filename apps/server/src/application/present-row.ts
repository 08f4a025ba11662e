import type { Flags } from '@eksport/api'
import { type ApplicationRow, applicationRowSchema } from '@eksport/domain'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import type { ListedApplication } from '../db/repositories/application-list.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { offeredActions } from './offered-actions.ts'
import { transitionContext } from './transition-context.ts'

function caseworkerOf({ caseworkerId, caseworkerName }: ListedApplication): ApplicationRow['caseworker'] {
  return caseworkerId === null || caseworkerName === null ? undefined : { id: caseworkerId, name: caseworkerName }
}

/** Columns as they are read; null and undefined are both 'not known'. */
function fieldsOf(row: ListedApplication) {
  return {
    referenceNumber: row.referenceNumber,
    applicationStatus: row.status,
    applicationType: row.applicationType,
    applicationFormat: row.applicationFormat,
    certificateFormats: row.certificateFormats,
    certificateTemplate: row.certificateTemplate,
    countryOfDestination: row.country,
    consignorName: row.consignorName ?? undefined,
    consignorInternalReference: row.internalReference ?? undefined,
    consigneeName: row.consigneeName ?? undefined,
    retrievalDate: row.retrievalDate ?? undefined,
    retrievalTime: row.retrievalTime ?? undefined,
    retrievalOffice: row.retrievalOffice ?? undefined,
    submittedDateTime: row.submittedAt?.toISOString(),
    originalApplicationReference: row.originalReference ?? undefined,
    originalReferenceNumberFromSkjematjenesten: row.matsReference ?? undefined,
    caseworker: caseworkerOf(row),
    goods: { species: row.species, netWeight: row.netWeight ?? 0 },
    version: row.version,
    actions: [],
  }
}

/** One row of the list for its reader. */
export function presentRow(
  session: ActiveSession,
  referenceData: ReferenceData,
  flags: Flags,
  row: ListedApplication,
): ApplicationRow {
  const fields = applicationRowSchema.parse(fieldsOf(row))
  const subject = {
    ...fields,
    revision: row.revision,
    collectedTime: row.collectedTime ?? undefined,
    electronicallyRetrievedTime: row.retrievedTime ?? undefined,
    replacedByApplicationReferences: row.replacedBy ?? undefined,
  }
  const actions = offeredActions(session, subject, transitionContext(referenceData, row.certificateTemplate, flags))
  const names = referenceData.templates.find(({ code }) => code === row.certificateTemplate)?.names
  const whole = { ...fields, actions, ...(names === undefined ? {} : { certificateTemplateName: names }) }
  if (session.audience === 'caseworker') return whole
  const { caseworker: _, ...open } = whole
  return open
}
