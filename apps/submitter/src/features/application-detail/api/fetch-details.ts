import type { ApplicationReading } from '@eksport/api'
import { unissuedStatuses } from '@eksport/domain'
import { nextTask } from '@eksport/portal/browser/next-task.ts'
import { openingHoursQuery } from '@eksport/portal/case/opening-hours-query.ts'
import { codeNamesQuery } from '@eksport/portal/code-lists/code-names.ts'
import { templateQuery } from '@eksport/portal/code-lists/template-query.ts'
import { codesOf } from '@eksport/portal/registers/codes-of.ts'
import { beginNames } from '@eksport/portal/registers/use-named-labels.ts'
import type { QueryClient } from '@tanstack/react-query'
import { complaintQuery } from '#src/lib/application/complaint-query.ts'
import { copiesQuery, copyStatsQuery } from '#src/lib/application/copies-query.ts'
import { historyQuery } from '#src/lib/application/history-query.ts'
import { messagesQuery } from '#src/lib/application/messages-query.ts'
import { sharingQuery } from '#src/lib/application/sharing-query.ts'
import { filesQuery } from './files.ts'

/**
 * Fetches what the application page shows besides the application, so that the page renders once and complete. Each part reports its own
 * failure, and a code without a name is shown as the code. External registers are not waited for.
 */
export async function fetchDetails(
  queries: QueryClient,
  organisationNumber: string,
  { application, original = application }: ApplicationReading,
): Promise<void> {
  const { referenceNumber, version, certificateTemplate, confirmedCopies = [], actions } = application
  const isUnissued = unissuedStatuses.includes(application.applicationStatus)
  const named = queries.prefetchQuery(codeNamesQuery(codesOf(application, original)))
  await nextTask()
  beginNames(queries, application, original)
  await nextTask()
  const fetched = [
    named,
    queries.prefetchQuery(templateQuery(certificateTemplate)),
    queries.prefetchQuery(filesQuery({ organisationNumber, referenceNumber }, version)),
    queries.prefetchQuery(messagesQuery(organisationNumber, referenceNumber)),
    queries.prefetchQuery(historyQuery(organisationNumber, referenceNumber, version)),
  ]
  if (application.refusal) fetched.push(queries.prefetchQuery(complaintQuery(organisationNumber, referenceNumber)))
  if (isUnissued) fetched.push(queries.prefetchQuery(sharingQuery(organisationNumber, referenceNumber)))
  if (actions.includes('change-time') || actions.includes('change-departure'))
    fetched.push(queries.prefetchQuery(openingHoursQuery))
  if (confirmedCopies.length > 0) {
    fetched.push(queries.prefetchQuery(copiesQuery(organisationNumber, referenceNumber)))
    fetched.push(queries.prefetchQuery(copyStatsQuery(organisationNumber, referenceNumber)))
  }
  await Promise.all(fetched)
}
