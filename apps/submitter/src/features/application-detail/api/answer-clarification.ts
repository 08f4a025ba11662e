import { answerClarification } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { useMutation } from '@tanstack/react-query'
import { useRefreshApplication } from '#src/lib/application/use-refresh-application.ts'
import { useOrganisation } from '#src/lib/organisation.ts'

/** The answer to one question, with its files. */
export interface Answer {
  readonly question: string
  readonly message: string
  readonly attachments: readonly File[]
}

/** A single answer names no question, because the server knows the only one. */
function messageOf(answers: readonly Answer[]) {
  const messageType = 'APPLICATION_CLARIFICATION_RESPONSE' as const
  const [only, ...others] = answers
  if (only !== undefined && others.length === 0) return { message: only.message, messageType }
  return {
    answers: answers.map(({ question, message, attachments }) => ({ question, message, files: attachments.length })),
    messageType,
  }
}

/** Mutation key while an answer is in flight. */
export const answering = (referenceNumber: number) => ['answer-clarification', referenceNumber] as const

/** [STA-04] 'Send på nytt uendret'. The same answers sent twice take effect once. */
export function useAnswerClarification(
  { referenceNumber, version }: Pick<Application, 'referenceNumber' | 'version'>,
  onSent: () => void,
) {
  const { organisationNumber } = useOrganisation()
  const refresh = useRefreshApplication(referenceNumber)
  const keys = useAttemptKeys()
  return useMutation({
    mutationKey: answering(referenceNumber),
    mutationFn: (answers: readonly Answer[]) =>
      api.call(answerClarification, {
        params: { organisationNumber, referenceNumber },
        body: { message: messageOf(answers), attachments: answers.flatMap(({ attachments }) => attachments) },
        ifMatch: version,
        idempotencyKey: keys.of(
          ...answers.flatMap(({ question, message, attachments }) => [question, message, ...attachments]),
        ),
      }),
    // The page may learn of the answer before this response arrives, and has then changed already.
    onSuccess: () => {
      onSent()
      return refresh()
    },
  })
}
