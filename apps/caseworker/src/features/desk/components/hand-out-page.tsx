import type { HandOut } from '@eksport/api'
import { formatDayTime, formatReference, formatTimestamp, serialsInWords } from '@eksport/domain'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Alert, ButtonLink } from '@eksport/ui'
import { StatusBadge } from '@eksport/ui/certificate'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { handOutQuery } from '../api/desk-queries.ts'
import type { DeskSearch } from '../desk-search.ts'
import { handOutTexts as texts } from '../hand-out.texts.ts'
import { pickupWords } from '../pickup-words.ts'
import { HandOutForm } from './hand-out-form.tsx'
import { PageOrPartHeading } from './page-or-part-heading.tsx'

interface HandOutPageProps {
  readonly referenceNumber: number
  readonly search: DeskSearch
}

/** [CW-04] One case at the desk: handed out, or why it cannot be and who was first. */
export function HandOutPage({ referenceNumber, search }: HandOutPageProps) {
  const say = useText()
  const reference = formatReference(referenceNumber)
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useQuery(handOutQuery(referenceNumber))
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 pt-4 max-md:px-4">
        <nav aria-label={say(texts.around)} className="md:hidden">
          <ButtonLink
            kind="quiet"
            className="-ml-2 min-h-11"
            icon={<ArrowLeft aria-hidden="true" />}
            render={<Link to="/skranke" search={search} />}
          >
            {say(texts.toList)}
          </ButtonLink>
        </nav>
        <PageOrPartHeading ref={heading}>{reference}</PageOrPartHeading>
        {query.data && <StatusBadge status={query.data.applicationStatus} viewpoint="BEHANDLER" announceChanges />}
      </div>
      {isApiError(query.error, 404) ? (
        <Alert tone="warning" role="alert" className="mx-5 my-4 max-md:mx-4">
          {say(texts.noSuchCase, { reference })}
        </Alert>
      ) : (
        <div className="flex flex-1 flex-col">
          <Fetched query={query} failed={say(texts.failed)}>
            {(handOut) => <Found handOut={handOut} heading={heading} />}
          </Fetched>
        </div>
      )}
    </>
  )
}

interface FoundProps {
  readonly handOut: HandOut
  readonly heading: RefObject<HTMLHeadingElement | null>
}

const lists = ['countries', 'certificate-offices'] as const

function Found({ handOut, heading }: FoundProps) {
  const say = useText()
  const { label } = useCodeLabels(lists)
  const { referenceNumber, countryOfDestination, certificateTemplate, exporterName, date, time, office, state } =
    handOut
  // Whether it could still be handed out when it was opened here.
  const [wasReady] = useState(state === 'READY')
  const [isOurs, setIsOurs] = useState(false)
  const done = () => {
    setIsOurs(true)
    heading.current?.focus()
  }
  return (
    <>
      <div className="grid gap-3 px-5 pt-2 text-ui max-md:px-4">
        <p>
          <strong className="font-semibold">{label('countries', countryOfDestination)}</strong>{' '}
          <span className="text-subtle tabular-nums">{certificateTemplate}</span>
          <span className="block wrap-anywhere">{exporterName}</span>
          {date !== undefined && office !== undefined && (
            <span className="block text-subtle">
              {say(texts.otherPickup, {
                when: formatDayTime(date, time),
                office: label('certificate-offices', office),
              })}
            </span>
          )}
        </p>
        {handOut.handedOut && <HandedOut {...handOut.handedOut} isLate={wasReady && !isOurs} />}
        {state === 'NOT_READY' && <Alert tone="warning">{pickupWords(say, handOut)}</Alert>}
        <ToCase referenceNumber={referenceNumber} />
      </div>
      {state === 'READY' && <HandOutForm handOut={handOut} onDone={done} />}
    </>
  )
}

type HandedOutProps = NonNullable<HandOut['handedOut']> & {
  /** Whether it was still ready when it was opened at this desk. */
  readonly isLate: boolean
}

/** To whom and by whom it was handed out; says so if another desk was first. */
function HandedOut({ time, to, by, identityShown, sheets, isLate }: HandedOutProps): ReactNode {
  const say = useText()
  const when = formatTimestamp(time)
  const handedOut =
    by === undefined ? say(texts.handedOutTo, { time: when, to }) : say(texts.handedOutBy, { time: when, to, by })
  return (
    <Alert
      tone={isLate ? 'warning' : 'success'}
      role={isLate ? 'alert' : undefined}
      heading={say(isLate ? texts.otherWasFirst : texts.handedOut)}
    >
      {identityShown ? `${handedOut} ${say(texts.identityWasShown)}` : handedOut}
      {sheets.length > 0 && (
        <span className="block tabular-nums">{say(texts.sheetsHandedOut, { serials: serialsInWords(sheets) })}</span>
      )}
    </Alert>
  )
}

function ToCase({ referenceNumber }: { readonly referenceNumber: number }) {
  const say = useText()
  return (
    <p>
      <Link to="/soeknader/$referenceNumber" params={{ referenceNumber }} className="font-semibold text-link">
        {say(texts.toCase)}
      </Link>
    </p>
  )
}
