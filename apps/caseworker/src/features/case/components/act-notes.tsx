import { type Application, departureBefore, fewSheets, formatDate, type OfficerAction, today } from '@eksport/domain'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, ButtonLink } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paperStockQuery } from '#src/lib/paper-stock.ts'
import { officersQuery } from '../api/officers.ts'
import { ownerTexts, printTexts as texts } from '../case.texts.ts'

interface ActNotesProps {
  readonly act: OfficerAction
  readonly application: Application
}

const dated: ReadonlySet<OfficerAction> = new Set(['sign', 'print', 'issue'])

/** What an officer is to know before an act: goods that have left, and the paper that there is. */
export function ActNotes({ act, application }: ActNotesProps) {
  const say = useText()
  const onPaper = application.certificateFormats.includes('PAPER')
  return (
    <>
      {dated.has(act) && <Departed application={application} />}
      {act === 'print' && <Stock />}
      {act === 'take-over' && <OwnerNow application={application} />}
      {act === 'issue' && onPaper && <Alert tone="info">{say(texts.stampAndSign)}</Alert>}
    </>
  )
}

/** [ACT-05] Whose it is, and whether they are away. */
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

/** [CRT-15] Which sheets come next, or that there are few or none. */
function Stock() {
  const say = useText()
  const { data, error } = useQuery(paperStockQuery)
  const toStock = (
    <ButtonLink small render={<Link to="/papirlager" />}>
      {say(texts.toStock)}
    </ButtonLink>
  )
  if (isApiError(error, 409)) return <Alert tone="danger">{error.title}</Alert>
  if (data === undefined) return null
  if (data.next === undefined) {
    return (
      <Alert tone="danger" actions={toStock}>
        {say(texts.emptyStock)}
      </Alert>
    )
  }
  const words = say(texts.stock, { next: data.next, free: data.free })
  if (data.free > fewSheets) return <p className="text-ui">{words}</p>
  return (
    <Alert tone="warning" actions={toStock}>
      {words}
    </Alert>
  )
}
