import { type ApplicationDraft, buildRequest, ownAnswers, type QuestionAnswer } from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'
import { canonicalJson } from '../db/repositories/hash-chain.ts'

/** The applicant and the exporter, from the registers and never from the client. */
export interface Parties {
  readonly submittingApplicant: { readonly organisationNumber: string; readonly organisationName: string }
  readonly consignor: { readonly organisationName: string; readonly address?: string }
}

export type ServerOwned = Omit<ApplicationDocument, keyof ApplicationDraft>

/** [SEC-19] The answers together with what the server owns; names and addresses of parties come from the register. */
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

/** The answers as the exporter left them, if some are hidden now; undefined if all of them count. */
export function keptDraft(document: ApplicationDocument, relevant: ApplicationDocument): ApplicationDraft | undefined {
  const [all, counted] = [ownAnswers(document), ownAnswers(relevant)]
  return canonicalJson(all) === canonicalJson(counted) ? undefined : (all as ApplicationDraft) // the stored draft's own parts
}

/** Texts sent with a submission that may answer questions. */
export interface Words<Answer extends QuestionAnswer = QuestionAnswer> {
  readonly answers?: readonly Answer[]
  readonly message?: string | undefined
}

/** [ACT-08] Assigns answers to questions. If there is only one question, the comment of the submission answers it. */
export function answersGiven<Answer extends QuestionAnswer>(
  { clarification }: Pick<ApplicationDocument, 'clarification'>,
  { answers = [], message = '' }: Words<Answer>,
): readonly (Answer | QuestionAnswer)[] {
  const [only, ...others] = clarification?.questions ?? []
  if (answers.length > 0 || only === undefined || others.length > 0 || message.trim() === '') return answers
  return [{ question: only.messageId, message }]
}
