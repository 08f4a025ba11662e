import { localize } from '@eksport/forms'
import { duration } from '@eksport/portal/text/duration.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Link, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { processingTimesQuery } from '#src/lib/times/processing-times-query.ts'
import { useAnswers } from '../../draft/draft-context.ts'
import { summaryTexts as texts } from '../../form/summary.texts.ts'

/** [EXP-13] The usual processing time for the office and template; renders nothing if unknown. */
export function UsualTime() {
  const say = useText()
  const { locale } = useEksport()
  const { certificateRetrieval, certificateTemplate } = useAnswers().relevant
  const { data } = useQuery(processingTimesQuery)
  const office = data?.offices.find(({ code }) => code === certificateRetrieval?.office)
  const template = data?.templates.find(({ code }) => code === certificateTemplate)
  const known = [office, template].flatMap((group) => (group?.figures ? [{ name: group.name, ...group.figures }] : []))
  if (known.length === 0) return null
  return (
    <div className="mt-2 text-small text-subtle">
      {known.map(({ name, half, nineOfTen }) => (
        <p key={name.nb}>
          {say(texts.usualTime, {
            name: localize(name, locale),
            half: duration(Math.max(1, half), locale),
            nineOfTen: duration(Math.max(1, nineOfTen), locale),
          })}
        </p>
      ))}
      <Link inherit render={<RouterLink to="/behandlingstid" />}>
        {say(texts.usualTimeLink)}
      </Link>
    </div>
  )
}
