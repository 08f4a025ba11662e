import { type ApplicationRow, formatDate, formatReference, today } from '@eksport/domain'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Link } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { newCopyLink } from '#src/lib/application/draft-link.ts'
import { lastSentQuery } from '#src/lib/application/last-sent-query.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { copyTexts as texts } from '../copy.texts.ts'

const countries = ['countries'] as const

/** [EXP-05] Beside an empty first page: begin from one that was sent before. */
export function StartFrom() {
  const say = useText()
  const { organisationNumber } = useOrganisation()
  const { data = [] } = useQuery(lastSentQuery(organisationNumber))
  if (data.length === 0) return null
  return (
    <section aria-labelledby="start-from" className="border-t-3 border-t-action pt-4">
      <h2 id="start-from" className="text-h3">
        {say(texts.startFrom)}
      </h2>
      <ul className="mt-2">
        {data.map((row) => (
          <Earlier key={row.referenceNumber} row={row} />
        ))}
      </ul>
      <p className="mt-3 text-small">
        <Link render={<RouterLink to="/oversikt" />}>{say(texts.all)}</Link>
      </p>
    </section>
  )
}

function Earlier({ row }: { readonly row: ApplicationRow }) {
  const say = useText()
  const { label } = useCodeLabels(countries)
  const reference = formatReference(row.referenceNumber)
  const { consigneeName, submittedDateTime, countryOfDestination, certificateTemplate } = row
  return (
    <li className="flex items-start gap-3 border-b border-line py-2.5 text-small">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{consigneeName ?? reference}</p>
        <p className="text-subtle tabular-nums">
          {label('countries', countryOfDestination)} · {certificateTemplate}
        </p>
        <p className="text-subtle tabular-nums">
          {reference}
          {submittedDateTime !== undefined && ` · ${say(texts.sent, { date: formatDate(today(submittedDateTime)) })}`}
        </p>
      </div>
      <Link
        className="flex-none font-semibold"
        aria-label={say(texts.copyNamed, { reference })}
        render={<RouterLink {...newCopyLink(row.referenceNumber)} />}
      >
        {say(texts.copy)}
      </Link>
    </li>
  )
}
