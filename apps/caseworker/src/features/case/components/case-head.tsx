import {
  type Application,
  formatDate,
  formatInstant,
  formatReference,
  type OfficerAction,
  officerActionDescriptions,
  plainNow,
} from '@eksport/domain'
import { ClosedPickup } from '@eksport/portal/case/closed-pickup.tsx'
import { DueLine } from '@eksport/portal/case/due-line.tsx'
import { officersQuery } from '@eksport/portal/code-lists/officers-query.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Badge, Button } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { headActs } from '../actions/case-actions.ts'
import { ownerTexts as texts } from '../case.texts.ts'
import { useVisitors } from '../visitors/use-visitors.ts'

interface CaseHeadProps {
  readonly application: Application
  /** The actions that the server offers this officer now. */
  readonly acts: readonly OfficerAction[]
  readonly onAct: (act: OfficerAction) => void
}

const offices = ['certificate-offices'] as const

/** What an officer needs to know first about a case: the deadline, the owner, and whether it can still be collected as agreed. */
export function CaseHead({ application, acts, onAct }: CaseHeadProps) {
  const say = useText()
  const labels = useCodeLabels(offices)
  const isHeadingAway = useHeadingAway()
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border-b border-line bg-surface px-5 py-2 max-md:px-4 lg:sticky lg:top-0 lg:z-20 lg:min-h-(--eks-sticky-top) print:hidden">
        <DueLine application={application} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui">
          <Owner application={application} />
          {headActs(acts).map((act) => (
            <Button key={act} small kind="quiet" onClick={() => onAct(act)}>
              {say(officerActionDescriptions[act].label)}
            </Button>
          ))}
        </div>
        <Visitors referenceNumber={application.referenceNumber} />
        {isHeadingAway && (
          <span aria-hidden="true" className="ml-auto text-ui font-bold tabular-nums max-lg:hidden">
            {formatReference(application.referenceNumber)}
          </span>
        )}
      </div>
      <ClosedPickup
        application={application}
        labels={labels}
        viewpoint="BEHANDLER"
        className="mx-5 mt-2 max-md:mx-4 print:hidden"
      />
    </>
  )
}

/** Whether the page's heading has scrolled under this bar, which then names the case. */
function useHeadingAway(): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const heading = document.querySelector('main h1')
    if (heading === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false), {
      rootMargin: '-45px 0px 0px',
    })
    observer.observe(heading)
    return () => observer.disconnect()
  }, [])
  return isAway
}

/** [CW-06] Who else has the case open, announced when somebody arrives. */
function Visitors({ referenceNumber }: { readonly referenceNumber: number }) {
  const say = useText()
  const visitors = useVisitors(referenceNumber)
  const timeOf = (since: string) => {
    const { date, time } = plainNow(since)
    return date === plainNow(new Date().toISOString()).date ? time : formatInstant(since)
  }
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui empty:hidden">
      {visitors.length > 0 && <span>{say(texts.alsoHere)}</span>}
      {visitors.map(({ id, name, since }) => (
        <span key={id} className="inline-flex items-center gap-1.5 font-semibold">
          <Eye aria-hidden="true" className="size-4 text-success-base" />
          {say(texts.visitorSince, { name, time: timeOf(since) })}
        </span>
      ))}
    </div>
  )
}

/** [ACT-05] The owner of the case and their absence. */
function Owner({ application: { caseworker, caseOffice } }: Pick<CaseHeadProps, 'application'>) {
  const say = useText()
  const labels = useCodeLabels(offices)
  const { data: session } = useQuery(sessionQuery)
  const { data: officers } = useQuery({ ...officersQuery, enabled: caseworker !== undefined })
  const owner = officers?.find(({ id }) => id === caseworker?.id)
  const { absentUntil } = owner ?? {}
  // An owner who may no longer handle cases will not get to this one, so a badge says so, as for an absent owner.
  const mayHaveNone = officers !== undefined && caseworker !== undefined && owner === undefined
  const waitsAt = caseOffice && labels.label('certificate-offices', caseOffice)
  return (
    <>
      <span>{say(texts.owner)}</span>
      <span className="font-semibold">
        {caseworker === undefined
          ? say(texts.nobody)
          : caseworker.id === session?.person.id
            ? say(texts.you)
            : caseworker.name}
      </span>
      {absentUntil !== undefined && (
        <Badge tone="warning" label={say(texts.absentUntil, { day: formatDate(absentUntil) })} />
      )}
      {mayHaveNone && <Badge tone="warning" label={say(texts.mayHaveNone)} />}
      {waitsAt && <span className="text-subtle">{say(texts.waitsAt, { office: waitsAt })}</span>}
    </>
  )
}
