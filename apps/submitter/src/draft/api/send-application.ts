import { sendApplication } from '@eksport/api'
import type { QuestionAnswer } from '@eksport/domain'
import { addressBookQuery } from '@eksport/portal/address-book/address-book-query.ts'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRefreshApplication } from '#src/lib/application/use-refresh-application.ts'
import { useOrganisation } from '#src/lib/organisation.ts'

/** What is written at submission: a comment, or answers to the questions of a reopened draft. */
export interface Words {
  readonly comment?: string
  readonly answers?: readonly QuestionAnswer[]
}

interface Sending extends Words {
  /** [FEE-01] The fee that the page shows. */
  readonly shownFee?: number | undefined
  readonly version: number
}

/** 'Send inn'. The same application sent again after a lost response takes effect once and gets the same answer. */
export function useSendApplication(referenceNumber: number, onSent?: () => void) {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  const refresh = useRefreshApplication(referenceNumber)
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: ({ version, comment = '', answers = [], shownFee }: Sending) =>
      api.call(sendApplication, {
        params: { organisationNumber, referenceNumber },
        body: {
          ...(comment.trim() !== '' && { comment }),
          ...(answers.length > 0 && { answers: [...answers] }),
          ...(shownFee !== undefined && { shownFee }),
        },
        ifMatch: version,
        idempotencyKey: keys.of(version, comment, JSON.stringify({ answers, shownFee })),
      }),
    // The page may learn of the submission before this response arrives, and has then changed already.
    onSuccess: () => {
      onSent?.()
      // The address book learns the addresses in submitted applications.
      void queries.invalidateQueries({ queryKey: addressBookQuery(organisationNumber).queryKey })
      return refresh()
    },
  })
}
