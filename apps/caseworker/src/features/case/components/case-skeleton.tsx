import { type ApplicationRow, formatReference, statusLabel } from '@eksport/domain'
import { Due } from '@eksport/portal/case/due-line.tsx'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { WaitOnPage } from '@eksport/portal/waiting/wait-on-page.tsx'
import { Fact, FactList, FactSections, Heading, Skeleton, useEksport } from '@eksport/ui'
import { ApplicationDetailSkeleton, StatusBadge } from '@eksport/ui/certificate'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { caseTexts as texts } from '../case.texts.ts'

interface CaseSkeletonProps {
  /** The links around the case, which lead on while it is loading. */
  readonly ways: ReactNode
  /** Its row in the list that it was opened from. */
  readonly known: ApplicationRow | undefined
}

/** A case that is loading: what the list said about it is shown at once, and a placeholder for each other part. */
export function CaseSkeleton({ ways, known }: CaseSkeletonProps) {
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const { dueDateTime: at, dueCause: cause, dueEventDateTime: causeAt } = known ?? {}
  const deadline = at && cause && causeAt ? { at, cause, causeAt } : undefined
  return (
    <div className="flex flex-1 flex-col">
      <WaitOnPage waited={0} onCancel={canGoBack ? () => history.back() : undefined} />
      {ways}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border-b border-line bg-surface px-5 py-2 max-md:px-4 lg:min-h-[45px]">
        {deadline && <Due deadline={deadline} />}
        <Skeleton className="h-7 w-48" />
      </div>
      <div className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_348px] max-lg:grid-cols-[minmax(0,1fr)]">
        <div className="min-w-0 bg-surface px-5 py-5 max-md:px-4">
          {known ? <FactSections sections={[]} header={<KnownHead row={known} />} /> : <ApplicationDetailSkeleton />}
        </div>
        <div aria-hidden="true" className="border-line px-5 py-4 max-lg:hidden lg:border-l">
          {panelParts.map((look) => (
            <Skeleton key={look} className={look} />
          ))}
        </div>
      </div>
    </div>
  )
}

const panelParts = ['w-28', 'mt-3 h-7 w-44', 'mt-8 w-24', 'mt-3 h-16', 'mt-8 w-20', 'mt-3 h-28']

const countries = ['countries'] as const
const factsAhead = ['w-3/4', 'w-1/2', 'w-2/3'] as const

/** The head of the case as its row has it, where the whole head will be. */
function KnownHead({ row }: { readonly row: ApplicationRow }) {
  const say = useText()
  const { locale } = useEksport()
  const labels = useCodeLabels(countries)
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Heading level={1} tabIndex={-1} className="tabular-nums">
          {formatReference(row.referenceNumber)}
        </Heading>
        <StatusBadge status={row.applicationStatus} label={statusLabel(row, locale)} viewpoint="BEHANDLER" />
      </div>
      <p className="mt-0.5 mb-3 text-lead">
        <b>{labels.label('countries', row.countryOfDestination)}</b> {row.certificateTemplate}
      </p>
      <FactList columns={4}>
        <Fact label={say(texts.exporter)} value={row.consignorName} />
        {factsAhead.map((look) => (
          <div key={look} aria-hidden="true">
            <Skeleton className="w-16" />
            <Skeleton className={look} />
          </div>
        ))}
      </FactList>
    </header>
  )
}
