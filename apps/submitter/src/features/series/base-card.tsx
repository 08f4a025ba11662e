import { type Application, formatReference, formatWeight, totalsOf } from '@eksport/domain'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Card, Heading, Link, useEksport } from '@eksport/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import { detailLink, draftLink } from '#src/lib/application/draft-link.ts'
import { seriesTexts as texts } from './series.texts.ts'

interface BaseCardProps {
  readonly base: Application
  /** Whether the original is deleted; `base` is then one of its rows, which are alike. */
  readonly isGone: boolean
}

const lists = ['countries', 'species'] as const

/** What all rows have in common, and a link to it. */
export function BaseCard({ base, isGone }: BaseCardProps) {
  const say = useText()
  const { locale } = useEksport()
  const { referenceNumber, certificateTemplate, recipient, productLines = [], transport, actions } = base
  const isEditable = actions.includes('edit')
  const { label } = useCodeLabels(lists)
  const { netWeight } = totalsOf(productLines)
  const species = [...new Set(productLines.flatMap((line) => line.species ?? []))].map((code) => label('species', code))
  const facts = [
    [texts.template, `${certificateTemplate} ${label('countries', base.countryOfDestination)}`],
    [texts.consignee, recipient?.consignee?.name],
    // In a PDF form the goods are in the file.
    [texts.goods, species.length > 0 ? `${species.join(', ')} · ${formatWeight(netWeight, locale)}` : undefined],
    [texts.transport, transport?.meansOfTransport && say(texts[transport.meansOfTransport])],
  ] as const
  return (
    <Card className="mt-6 flex items-start gap-x-10 gap-y-3 max-md:flex-col">
      <div>
        <Heading level={2} size="ui">
          {say(texts.alike)}
        </Heading>
        <p className="max-w-60 text-small text-subtle">
          {say(isGone ? texts.baseGone : texts.from, { reference: formatReference(referenceNumber) })}
        </p>
      </div>
      <dl className="flex min-w-0 flex-1 flex-wrap gap-x-7 gap-y-2">
        {facts.map(([name, words]) =>
          words === undefined || words === '' ? null : (
            <div key={name.nb} className="max-md:grid max-md:w-full max-md:grid-cols-[5.5rem_minmax(0,1fr)]">
              <dt className="text-small text-subtle">{say(name)}</dt>
              <dd>{words}</dd>
            </div>
          ),
        )}
      </dl>
      {isEditable && !isGone && (
        <p className="text-small">
          <Link render={<RouterLink {...draftLink(base)} />}>{say(texts.change)}</Link>
          <span className="block text-subtle">{say(texts.changeHint)}</span>
        </p>
      )}
      {!isEditable && !isGone && (
        <Link className="text-small" render={<RouterLink {...detailLink(referenceNumber)} />}>
          {say(texts.open, { reference: formatReference(referenceNumber) })}
        </Link>
      )}
    </Card>
  )
}
