import { type Application, departureBefore, fewSheets, formatDate, type OfficerAction, today } from '@eksport/domain'
import { officersQuery } from '@eksport/portal/code-lists/officers-query.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, ButtonLink } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paperStockQuery } from '#src/lib/paper-stock.ts'
import { ownerTexts, printTexts as texts } from '../case.texts.ts'

interface ActNotesProps {
  readonly act: OfficerAction
  readonly application: Application
  /** Why the last attempt was refused. */
  readonly refusal: Error | null
}

const dated: ReadonlySet<OfficerAction> = new Set(['sign', 'print', 'issue'])

/** What an officer should know before an action: a departure that has passed, and the available paper. */
export function ActNotes({ act, application, refusal }: ActNotesProps) {
  const say = useText()
  const onPaper = application.certificateFormats.includes('PAPER')
  return (
    <>
      {dated.has(act) && <Departed application={application} />}
      {act === 'print' && <Stock {...{ application, refusal }} />}
      {act === 'take-over' && <OwnerNow application={application} />}
      {act === 'issue' && onPaper && <Alert tone="info">{say(texts.stampAndSign)}</Alert>}
    </>
  )
}

/** [ACT-05] The current owner, and whether they are absent. */
function OwnerNow({ application: { caseworker } }: Pick<ActNotesProps, 'application'>) {
  const say = useText()
  const { data: officers = [] } = useQuery(officersQuery)
  if (caseworker === undefined) return null
  const { name, id } = caseworker
  const until = officers.find((officer) => officer.id === id)?.absentUntil
  if (until === undefined) return <p className="text-ui">{say(ownerTexts.ownedBy, { name })}</p>
  return <Alert tone="info">{say(ownerTexts.ownerAway, { name, day: formatDate(until) })}</Alert>
}

/** [CRT-13] */
function Departed({ application }: Pick<ActNotesProps, 'application'>) {
  const say = useText()
  const day = today(new Date().toISOString())
  const departure = departureBefore(application, day)
  if (departure === undefined) return null
  return (
    <Alert tone="warning">
      {say(texts.leavesBefore, { departure: formatDate(departure), today: formatDate(day) })}
    </Alert>
  )
}

const offices = ['certificate-offices'] as const
/** Refusals whose own text already says it about the paper. */
const paperReasons: ReadonlySet<string | undefined> = new Set(['OUT_OF_PAPER', 'NO_OFFICE'])

/**
 * [CRT-15] Which sheets come next, or that few or none are left; and whose sheets they are if the certificate is collected at another
 * office.
 */
function Stock({ application: { certificateRetrieval }, refusal }: Pick<ActNotesProps, 'application' | 'refusal'>) {
  const say = useText()
  const { label } = useCodeLabels(offices)
  const { data, error } = useQuery(paperStockQuery)
  const toStock = (
    <ButtonLink small render={<Link to="/papirlager" />}>
      {say(texts.toStock)}
    </ButtonLink>
  )
  if (isApiError(refusal) && paperReasons.has(refusal.code)) return <div>{toStock}</div>
  if (isApiError(error, 409)) return <Alert tone="danger">{error.title}</Alert>
  if (data === undefined) return null
  const office = label('certificate-offices', data.office)
  if (data.next === undefined) {
    return (
      <Alert tone="danger" actions={toStock}>
        {say(texts.emptyStock, { office })}
      </Alert>
    )
  }
  const words = say(texts.stock, { next: data.next, free: data.free })
  const pickup = certificateRetrieval?.office
  return (
    <>
      {pickup !== undefined && pickup !== data.office && (
        <Alert tone="warning">{say(texts.otherOffice, { office, pickup: label('certificate-offices', pickup) })}</Alert>
      )}
      {data.free > fewSheets ? (
        <p className="text-ui">{words}</p>
      ) : (
        <Alert tone="warning" actions={toStock}>
          {words}
        </Alert>
      )}
    </>
  )
}
