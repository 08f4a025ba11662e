import type { ApplicationReading } from '@eksport/api'
import { type Application, awaitsOriginalMeaning, formatReference } from '@eksport/domain'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { ClosedPickup } from '@eksport/portal/case/closed-pickup.tsx'
import { DecisionNote } from '@eksport/portal/case/decision-note.tsx'
import { DueLine } from '@eksport/portal/case/due-line.tsx'
import { FormDifferences } from '@eksport/portal/certificate/form-differences.tsx'
import { templateQuery } from '@eksport/portal/code-lists/template-query.ts'
import { DeliveryList } from '@eksport/portal/delivery/delivery-list.tsx'
import { useNamedLabels } from '@eksport/portal/registers/use-named-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useEksport } from '@eksport/ui'
import { ApplicationDetail, type DetailLinkProps } from '@eksport/ui/certificate'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ChangeTime } from '#src/lib/application/change-time/change-time.tsx'
import { copyStatsQuery } from '#src/lib/application/copies-query.ts'
import { useFetchAttachment } from '#src/lib/application/use-fetch-attachment.ts'
import { BackLink } from '#src/lib/back-link.tsx'
import { useOrganisation } from '#src/lib/organisation.ts'
import { applicationDetailTexts as texts } from '../application-detail.texts.ts'
import { HoldContext } from '../hold-context.ts'
import { CancellationActions } from './cancellation-actions.tsx'
import { Conversation } from './conversation.tsx'
import { CopyOrders } from './copy-orders.tsx'
import { CustomerLinks } from './customer-links.tsx'
import { DocumentActions } from './document-actions.tsx'
import { FileTable } from './file-table.tsx'
import { Notice } from './notice.tsx'
import { ReplacementNotice } from './replacement-notice.tsx'
import { WithdrawAction } from './withdraw-action.tsx'

const detailHref = (referenceNumber: number) => `/soeknader/${referenceNumber}/detaljer`
const detailLink = ({ href, ...props }: DetailLinkProps) => <Link {...props} to={href} />

function useTemplateInDetail({ certificateTemplate }: Application) {
  const { data } = useQuery(templateQuery(certificateTemplate))
  return data && { name: data.names }
}

/** [DET-12] The status of ordered copies. */
function useCopyStats({ referenceNumber, confirmedCopies = [] }: Application) {
  const { organisationNumber } = useOrganisation()
  const { data } = useQuery({
    ...copyStatsQuery(organisationNumber, referenceNumber),
    enabled: confirmedCopies.length > 0,
  })
  return data
}

/** [RTE-12] An application with the actions that are available now. */
export function DetailPage(reading: ApplicationReading) {
  // [ACT-08] While a reopened draft leads on to the form, its details are not shown in between.
  const [held, setHeld] = useState<ApplicationReading>()
  return (
    <HoldContext value={(isHeld) => setHeld(isHeld ? reading : undefined)}>
      <Details {...(held ?? reading)} />
    </HoldContext>
  )
}

function Details(reading: ApplicationReading) {
  const { application, validation, decision, original, deliveries = [], awaitsOriginal = false } = reading
  const say = useText()
  const { locale } = useEksport()
  const labels = useNamedLabels(application, original)
  const template = useTemplateInDetail(application)
  const fetchAttachment = useFetchAttachment()
  const copyStats = useCopyStats(application)
  // A certificate without paper has no pickup, only a departure.
  const timeSection = application.certificateFormats.includes('PAPER') ? 'retrieval' : 'transport'
  useDocumentTitle(formatReference(application.referenceNumber))
  return (
    <>
      <BackLink to={<Link to="/oversikt" />}>{say(texts.backToFront)}</BackLink>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_340px]">
        <ApplicationDetail
          application={application}
          {...(original && { original })}
          viewpoint="INNSENDER"
          statusExplanation={awaitsOriginalMeaning({ awaitsOriginal }, locale)}
          labels={labels}
          template={template}
          fetchAttachment={fetchAttachment}
          {...(copyStats && { copyStats })}
          referenceHref={detailHref}
          renderLink={detailLink}
          renderSection={({ id, content }) => (
            <>
              {id === 'retrieval' && (
                <ClosedPickup application={application} labels={labels} viewpoint="INNSENDER" className="mb-4" />
              )}
              {content}
              {id === timeSection && <ChangeTime application={application} className="mt-3" />}
            </>
          )}
          notice={
            <>
              <Notice application={application} validation={validation} />
              <ReplacementNotice application={application} awaitsOriginal={awaitsOriginal} />
              <FormDifferences differences={application.formDifferences} className="mt-4" />
            </>
          }
          headerEnd={
            <DocumentActions application={application}>
              <WithdrawAction application={application} />
              <CancellationActions application={application} />
            </DocumentActions>
          }
        />
        <aside className="min-w-0">
          <DueLine application={application} className="mb-6" />
          <DecisionNote decision={decision} className="mb-6" />
          <CustomerLinks reading={reading} />
          <FileTable application={application} />
          <CopyOrders application={application} />
          <DeliveryList deliveries={deliveries} className="mb-8" />
          <Conversation application={application} />
        </aside>
      </div>
    </>
  )
}
