import { type ApplicationDraft, buildRequest, ownAnswers, type QuestionAnswer } from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'
import { canonicalJson } from '../db/repositories/hash-chain.ts'

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

/** The answers as the exporter left them, where some of them are hidden now; undefined where all that is kept also counts. */
export function keptDraft(document: ApplicationDocument, relevant: ApplicationDocument): ApplicationDraft | undefined {
  const [all, counted] = [ownAnswers(document), ownAnswers(relevant)]
  return canonicalJson(all) === canonicalJson(counted) ? undefined : (all as ApplicationDraft) // the stored draft's own parts
}

/** What came with a submission that may answer questions. */
export interface Words<Answer extends QuestionAnswer = QuestionAnswer> {
  readonly answers?: readonly Answer[]
  readonly message?: string | undefined
}

/** [ACT-08] What answers which question: where one was asked, what was written with the submission does. */
export function answersGiven<Answer extends QuestionAnswer>(
  { clarification }: Pick<ApplicationDocument, 'clarification'>,
  { answers = [], message = '' }: Words<Answer>,
): readonly (Answer | QuestionAnswer)[] {
  const [only, ...others] = clarification?.questions ?? []
  if (answers.length > 0 || only === undefined || others.length > 0 || message.trim() === '') return answers
  return [{ question: only.messageId, message }]
}
