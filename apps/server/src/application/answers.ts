import { type ApplicationDraft, applicationDraftSchema } from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'

const answerKeys = new Set<string>(Object.keys(applicationDraftSchema.shape))

/** What the exporter wrote, as a draft that could be sent to us again. */
export function answersOf(document: ApplicationDocument): ApplicationDraft {
  const entries = Object.entries(document).filter(([key]) => answerKeys.has(key))
  const { contactPerson } = document.sender ?? {}
  const draft = { ...Object.fromEntries(entries), sender: contactPerson === undefined ? undefined : { contactPerson } }
  return applicationDraftSchema.parse(draft)
}

/** Who applies and for whom, from the registers: never from what a client sends. */
export interface Parties {
  readonly submittingApplicant: { readonly organisationNumber: string; readonly organisationName: string }
  readonly consignor: { readonly organisationName: string; readonly address?: string }
}

export type ServerOwned = Omit<ApplicationDocument, keyof ApplicationDraft>

/** The fields that only the server writes. */
export function serverOwned(document: ApplicationDocument): ServerOwned {
  const kept = Object.entries(document).filter(([key]) => !answerKeys.has(key))
  // Exactly the keys that are not of the draft are left.
  return Object.fromEntries(kept) as ServerOwned
}

/** [SEC-19] Answers joined with what the server owns; a party's name and address come from the register. */
export function documentOf(owned: ServerOwned, draft: ApplicationDraft, parties: Parties): ApplicationDocument {
  const { sender, consignor, ...answers } = draft
  const { internalReference, organisationNumber } = consignor
  return {
    ...answers,
    ...owned,
    consignor: {
      organisationNumber,
      ...parties.consignor,
      ...(internalReference === undefined ? {} : { internalReference }),
    },
    sender: {
      submittingApplicant: { ...parties.submittingApplicant },
      ...(sender?.contactPerson === undefined ? {} : { contactPerson: sender.contactPerson }),
    },
  }
}
