import type { ApplicationDocument } from '../db/application-document.ts'
import { markDeleted } from '../db/repositories/applications.ts'
import { type EffectCommand, given, type InsideHandler, officerOf, onDocument } from './effect.ts'

const withoutOffice = ({ caseOffice: _, ...document }: ApplicationDocument) => document

/** Assigns the case to the acting officer. If a signer or the system sends it back, it stays with the officer who approved it. */
export const assignCaseworker = onDocument(async (command, document) =>
  command.actor.role === 'V' || command.actor.role === 'S'
    ? document
    : { ...withoutOffice(document), caseworker: officerOf(command) },
)

export const clearApproval = onDocument(async (_, { approvedDateTime: __, ...document }) => document)

export const issueStamp = onDocument(async ({ now }, document) => ({ ...document, issuedDateTime: now.toISOString() }))

export const collectedStamp: InsideHandler = async (command, { document, facts, ...progress }) => {
  const collectedBy = given(command, 'collectedBy')
  const collected = { ...document, collectedTime: command.now.toISOString(), collectedBy }
  const { identityShown, confirmedSheets } = command.input
  const seen = { ...(identityShown && { identityShown }), ...(confirmedSheets && { confirmedSheets }) }
  return { ...progress, document: collected, facts: { ...facts, collectedBy, ...seen } }
}

export const retrievedStamp = onDocument(async ({ now }, document) => ({
  ...document,
  electronicallyRetrievedTime: now.toISOString(),
}))

/** Once a fee is owed it stays so: taking the case again adds nothing. */
export const feeDue = onDocument(async ({ now }, document) => ({
  ...document,
  feesDueDateTime: document.feesDueDateTime ?? now.toISOString(),
}))

export const nextRevision = onDocument(async (_, document) => ({ ...document, revision: document.revision + 1 }))

export const softDelete = onDocument(async ({ tx, now }, document) => {
  await markDeleted(tx, document.referenceNumber, now)
  return document
})

/** [REG-03] The reference data used for a decision: revision and day find its rows again as they were known. */
export const judgedBy = ({ deps: { referenceData } }: Pick<EffectCommand, 'deps'>) => ({
  referenceData: { revision: referenceData.revision, day: referenceData.day },
})
