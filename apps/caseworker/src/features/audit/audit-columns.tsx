import type { AuditEvent } from '@eksport/api'
import { formatReference, formatTimestamp, officerEventTexts } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import type { Say } from '@eksport/portal/text/use-text.ts'
import { columnsOf } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { otherEventTexts, auditTexts as texts } from './audit.texts.ts'
import { callTexts } from './call.texts.ts'

const words: Readonly<Record<string, LocalizedText>> = { ...officerEventTexts, ...otherEventTexts }

/** What was done, in the reader's language; undefined for a call from another release, of which only the address is known. */
function wordsOf({ event, call }: AuditEvent): LocalizedText | undefined {
  const ofCall = callTexts[call]
  return words[event ?? call] ?? (ofCall && { nb: call, ...ofCall })
}

/** What was done: as the case's history names it, otherwise the summary of the call in its contract. */
export function whatWasDone(say: Say, event: AuditEvent): string {
  const known = wordsOf(event)
  return known === undefined ? event.call : say(known)
}

export const whoDidIt = (say: Say, { person }: AuditEvent): string =>
  person === undefined ? say(texts.nobody) : `${person.name}, ${say(person.isOfficer ? texts.officer : texts.exporter)}`

export const forWhom = ({ organisation }: AuditEvent): string =>
  organisation === undefined ? '' : (organisation.name ?? organisation.organisationNumber)

const column = columnsOf<AuditEvent>()

/** The columns of the log. */
export const auditColumns = (say: Say) =>
  column.columns([
    column.accessor('time', {
      header: say(texts.time),
      cell: ({ getValue }) => <span className="tabular-nums">{formatTimestamp(getValue())}</span>,
      size: 164,
      enableHiding: false,
      meta: { rowHeader: true },
    }),
    column.display({ id: 'who', header: say(texts.who), cell: ({ row }) => whoDidIt(say, row.original), size: 232 }),
    column.display({
      id: 'what',
      header: say(texts.kind),
      cell: ({ row }) => (
        <>
          <span {...(wordsOf(row.original) === undefined && { lang: 'nb' })}>{whatWasDone(say, row.original)}</span>
          {row.original.outcome === 'REFUSED' && (
            <strong className="ml-2 font-semibold text-danger">{say(texts.refused)}</strong>
          )}
        </>
      ),
      meta: { wraps: true },
    }),
    column.accessor('referenceNumber', {
      header: say(texts.case),
      cell: ({ getValue }) => {
        const referenceNumber = getValue()
        if (referenceNumber === undefined) return ''
        return (
          <Link to="/soeknader/$referenceNumber" params={{ referenceNumber }} className="text-link underline">
            {formatReference(referenceNumber)}
          </Link>
        )
      },
      size: 104,
    }),
    column.display({ id: 'organisation', header: say(texts.organisation), cell: ({ row }) => forWhom(row.original) }),
    column.accessor('requestId', { header: say(texts.call), meta: { defaultHidden: true } }),
  ])
