import type { ApplicationReading } from '@eksport/api'
import { type Application, formatDate, formatInstant, formatKroner, formatReference } from '@eksport/domain'
import { findTemplate } from '@eksport/domain/templates'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonLink, ButtonRow, Card, PageHeading } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, CopyPlus, Download } from 'lucide-react'
import { useReceiptDownload } from '#src/lib/application/download-receipt.ts'
import { newCopyLink } from '#src/lib/application/draft-link.ts'
import { pickupOfficesQuery } from '../api/list-pickup-offices.ts'
import { copyTexts } from '../copy.texts.ts'
import { receiptTexts as texts } from '../receipt.texts.ts'
import { Ahead } from './receipt-steps.tsx'
import { SaveAsTemplate } from './save-as-template.tsx'

/** The summary's address after submission: it has arrived, what happens now and why, when it is fetched and what it costs. */
export function ReceiptPage(answer: Pick<ApplicationReading, 'application' | 'decision'>) {
  const say = useText()
  const { application } = answer
  const title = say(application.revision > 1 ? texts.answered : texts.title)
  useDocumentTitle(title)
  return (
    <div className="grid grid-cols-1 items-start gap-x-18 gap-y-11 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div>
        <div className="flex items-start gap-4.5">
          <span className="mt-0.5 grid size-12 flex-none place-items-center rounded-full border border-success-base bg-success-tint max-md:size-9">
            <Check aria-hidden="true" className="size-6.5 text-success-text max-md:size-5" />
          </span>
          <div className="min-w-0">
            <PageHeading takeFocus>{title}</PageHeading>
            <Received application={application} />
          </div>
        </div>
        <Ways application={application} />
        <section aria-labelledby="ahead" className="mt-11">
          <h2 id="ahead" className="mb-4.5 text-h2">
            {say(texts.next)}
          </h2>
          <Ahead {...answer} />
        </section>
        <SaveAsTemplate referenceNumber={application.referenceNumber} />
      </div>
      <aside className="flex flex-col gap-8">
        <Pickup application={application} />
        <Fee application={application} />
      </aside>
    </div>
  )
}

interface PartProps {
  readonly application: Application
}

function Received({ application }: PartProps) {
  const say = useText()
  const { referenceNumber, submittedDateTime, certificateTemplate } = application
  const template = findTemplate(certificateTemplate)
  return (
    <p className="mt-1 text-subtle tabular-nums">
      {say(texts.received, {
        reference: formatReference(referenceNumber),
        template: template ? say(template.title) : certificateTemplate,
        time: submittedDateTime === undefined ? '' : formatInstant(submittedDateTime),
      })}
    </p>
  )
}

/** Where one goes from here. */
function Ways({ application: { referenceNumber } }: PartProps) {
  const say = useText()
  const download = useReceiptDownload(referenceNumber)
  return (
    <>
      {download.isError && (
        <Alert tone="danger" role="alert" className="mt-6">
          {say(texts.downloadFailed)}
        </Alert>
      )}
      <ButtonRow className="mt-6 md:ml-16.5">
        <ButtonLink
          kind="primary"
          render={
            <Link to="/soeknader/$referenceNumber/detaljer" params={{ referenceNumber: String(referenceNumber) }} />
          }
        >
          {say(texts.toApplication)}
        </ButtonLink>
        <ButtonLink icon={<CopyPlus aria-hidden="true" />} render={<Link {...newCopyLink(referenceNumber)} />}>
          {say(copyTexts.newLikeThis)}
        </ButtonLink>
        <Button icon={<Download aria-hidden="true" />} busy={download.isPending} onClick={() => download.mutate()}>
          {say(texts.downloadReceipt)}
        </Button>
        <ButtonLink kind="quiet" render={<Link to="/oversikt" />}>
          {say(texts.toOverview)}
        </ButtonLink>
      </ButtonRow>
    </>
  )
}

const offices = ['certificate-offices'] as const

/** [FEE-01] Where and when the paper is fetched; nothing where there is none. */
function Pickup({ application }: PartProps) {
  const say = useText()
  const labels = useCodeLabels(offices)
  const { certificateRetrieval, certificateFormats, certificateTemplate, referenceNumber } = application
  const list = useQuery(pickupOfficesQuery(certificateTemplate))
  const { office, date, time } = certificateRetrieval ?? {}
  if (!certificateFormats.includes('PAPER') || office === undefined || date === undefined) return null
  const address = list.data?.find(({ code }) => code === office)?.address
  return (
    <Card className="border-t-3 border-t-action">
      <h2 className="text-h3">{say(texts.pickup)}</h2>
      <p className="mt-1 text-h2 font-bold tabular-nums">
        {formatDate(date)}
        {time !== undefined && ` ${say(texts.at, { time })}`}
      </p>
      <address className="mt-3 not-italic">
        <b className="font-semibold">{labels.label('certificate-offices', office)}</b>
        {address !== undefined && <span className="block">{address}</span>}
      </address>
      <p className="mt-3 text-small">{say(texts.atDesk, { reference: formatReference(referenceNumber) })}</p>
    </Card>
  )
}

function Fee({ application: { fees = [] } }: PartProps) {
  const say = useText()
  if (fees.length === 0) return null
  return (
    <section aria-labelledby="fee" className="border-t border-line-strong pt-4">
      <h2 id="fee" className="text-h3">
        {say(texts.fee)}
      </h2>
      <p className="text-h1 font-bold tabular-nums">
        {formatKroner(fees.reduce((sum, { amount }) => sum + amount, 0))}
      </p>
      <p className="text-small text-subtle">{say(texts.feeText)}</p>
    </section>
  )
}
