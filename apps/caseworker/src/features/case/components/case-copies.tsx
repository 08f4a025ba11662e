import { type Application, copyOrderStatuses } from '@eksport/domain'
import { CopyList } from '@eksport/portal/copies/copy-list.tsx'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert } from '@eksport/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { copiesTexts as texts } from '#src/lib/copies/copies.texts.ts'
import { caseCopiesQuery } from '#src/lib/copies/copy-acts.ts'
import { CopyDesk } from '#src/lib/copies/copy-desk.tsx'
import { useRight } from '#src/lib/use-right.ts'

/** [CPY-01] [STA-08] Ordered copies of a certificate: confirmed and printed, then handed out. */
export function CaseCopies({ application }: { readonly application: Application }) {
  const say = useText()
  const { referenceNumber, version, applicationStatus, confirmedCopies = [] } = application
  const { data = [], isError } = useQuery({
    ...caseCopiesQuery(referenceNumber, version),
    placeholderData: keepPreviousData,
    enabled: confirmedCopies.length > 0,
  })
  const shown = confirmedCopies.length > 0 ? data : []
  const mayCopy = useRight('handle-copies') && copyOrderStatuses.includes(applicationStatus)
  return (
    <CopyDesk orders={shown.map((order) => ({ referenceNumber, order }))}>
      {(acts) =>
        isError ? (
          <Alert tone="danger">{say(texts.failed)}</Alert>
        ) : (
          <CopyList
            orders={shown}
            applicationStatus={applicationStatus}
            className="mt-6"
            action={(order) => mayCopy && acts({ referenceNumber, order })}
          />
        )
      }
    </CopyDesk>
  )
}
