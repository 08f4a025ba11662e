import type { ApplicationReading } from '@eksport/api'
import { type Application, formatReference, formatTimestamp } from '@eksport/domain'
import { findTemplate } from '@eksport/domain/templates'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonLink, ButtonRow, Heading, PageHeading } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { Check, CopyPlus, Download } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { useReceiptDownload } from '#src/lib/application/download-receipt.ts'
import { detailLink, newCopyLink } from '#src/lib/application/draft-link.ts'
import { afterCountry } from '../../draft/after-country.ts'
import { copyTexts } from '../../form/copy.texts.ts'
import { receiptTexts as texts } from './receipt.texts.ts'
import { ReceiptFee } from './receipt-fee.tsx'
import { SendMore } from './receipt-more.tsx'
import { ReceiptNotices } from './receipt-notices.tsx'
import { ReceiptPickup } from './receipt-pickup.tsx'
import { Ahead } from './receipt-steps.tsx'

const countries = ['countries'] as const

/** What replaces the summary after submission: the confirmation, what happens now and why, the pickup and the fee. */
export function ReceiptPage(answer: Pick<ApplicationReading, 'application' | 'decision' | 'certificateNumber'>) {
  const say = useText()
  const { application } = answer
  const title = say(application.revision > 1 ? texts.answered : texts.title)
  useDocumentTitle(title)
  // The receipt replaces the summary, which may have been scrolled.
  useLayoutEffect(() => {
    // `void`, because newer browsers return a promise, which React would call as a cleanup function.
    void window.scrollTo({ top: 0 })
  }, [])
  return (
    <div className="grid grid-cols-1 items-start gap-x-18 gap-y-11 lg:grid-cols-[minmax(0,1fr)_320px] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0">
        <div className="flex items-start gap-4.5 max-md:gap-3">
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
          <Heading level={2} id="ahead" className="mb-4.5">
            {say(texts.next)}
          </Heading>
          <Ahead {...answer} />
        </section>
      </div>
      {/* On a phone the pickup comes before the links to the next application. */}
      <div className="flex min-w-0 flex-col gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <ReceiptPickup application={application} />
        <ReceiptFee application={application} />
        <ReceiptNotices application={application} />
      </div>
      <SendMore application={application} />
    </div>
  )
}

interface PartProps {
  readonly application: Application
}

function Received({ application }: PartProps) {
  const say = useText()
  const labels = useCodeLabels(countries)
  const { referenceNumber, submittedDateTime, certificateTemplate, countryOfDestination } = application
  const template = findTemplate(certificateTemplate)
  const country = labels.label('countries', countryOfDestination)
  return (
    <p className="mt-1 text-subtle">
      {say(texts.received, {
        reference: formatReference(referenceNumber),
        country,
        template: template ? afterCountry(say(template.fullTitle), country) : certificateTemplate,
        time: submittedDateTime === undefined ? '' : formatTimestamp(submittedDateTime),
      })}
    </p>
  )
}

/** Links to the next pages. */
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
        <ButtonLink kind="primary" render={<Link {...detailLink(referenceNumber)} />}>
          {say(texts.toApplication)}
        </ButtonLink>
        <ButtonLink icon={<CopyPlus aria-hidden="true" />} render={<Link {...newCopyLink(referenceNumber)} />}>
          {say(copyTexts.newLikeThis)}
        </ButtonLink>
        <Button
          kind="quiet"
          icon={<Download aria-hidden="true" />}
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          {say(texts.downloadReceipt)}
        </Button>
        <ButtonLink kind="quiet" render={<Link to="/oversikt" />}>
          {say(texts.toOverview)}
        </ButtonLink>
      </ButtonRow>
    </>
  )
}
