import { type ApplicationDraft, buildRequest } from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'

/** Who applies and for whom, from the registers: never from what a client sends. */
export interface Parties {
  readonly submittingApplicant: { readonly organisationNumber: string; readonly organisationName: string }
  readonly consignor: { readonly organisationName: string; readonly address?: string }
}

export type ServerOwned = Omit<ApplicationDocument, keyof ApplicationDraft>

/** [SEC-19] Answers joined with what the server owns; a party's name and address come from the register. */
export function documentOf(owned: ServerOwned, draft: ApplicationDraft, parties: Parties): ApplicationDocument {
  const { sender, consignor, ...answers } = buildRequest(draft)
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
