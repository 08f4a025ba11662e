import { formatDate } from '@eksport/domain'
import { getTemplate, type Obstacle } from '@eksport/domain/templates'
import { languageTags } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ButtonLink, useEksport } from '@eksport/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import { Ban, CircleHelp } from 'lucide-react'
import { useId } from 'react'
import type { LeftOut } from './consignment.ts'
import { goodsTexts as texts, untakenTexts } from './goods.texts.ts'
import { useMeansWords } from './use-means-words.ts'

interface LeftOutPartProps {
  readonly leftOut: LeftOut
  /** The ware and its way in words. */
  readonly goods: string
  readonly country: string
}

/** [EXP-09] A ware without a certificate: what stops it, or what was looked at. Never just nothing. */
export function LeftOutPart({ leftOut: { answer }, goods, country }: LeftOutPartProps) {
  const say = useText()
  const id = useId()
  const isStopped = answer.outcome === 'STOPPED'
  return (
    <section
      aria-labelledby={id}
      data-stopped={isStopped || undefined}
      className="border-t-3 border-info-base px-7 py-5 max-md:px-4 data-stopped:border-danger-base"
    >
      <h2 id={id} tabIndex={-1} className="text-h2 leading-heading">
        {say(isStopped ? texts.stopped : texts.noRule)}
      </h2>
      <p className="mt-1 text-small text-subtle">{goods}</p>
      {isStopped ? (
        <ul className="mt-4">
          {answer.obstacles.map((obstacle) => (
            <Stop key={obstacle.template} obstacle={obstacle} country={country} />
          ))}
        </ul>
      ) : (
        <>
          <p className="mt-4 flex gap-2.5">
            <CircleHelp aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-info-base" />
            <span>
              <b className="font-semibold">{say(texts.noRuleMeans)}</b>{' '}
              <span>{say(answer.looked.length > 0 ? texts.lookedAt : texts.noTemplate, { country })}</span>
            </span>
          </p>
          <ul className="mt-1 list-disc pl-12">
            {answer.looked.map(({ template, untaken }) => (
              <li key={template}>
                {say(texts.doesNotTake, {
                  template: `${template} ${say(getTemplate(template).title)}`,
                  parts: untaken.map((part) => say(untakenTexts[part])).join(', '),
                })}
              </li>
            ))}
          </ul>
          <ButtonLink className="mt-5" render={<RouterLink to="/soeknader/ny" />}>
            {say(texts.chooseSelf)}
          </ButtonLink>
        </>
      )}
    </section>
  )
}

function Stop({ obstacle, country }: { readonly obstacle: Obstacle; readonly country: string }) {
  const say = useText()
  const { locale } = useEksport()
  const means = useMeansWords()
  const ways = new Intl.ListFormat(languageTags(locale), { type: 'disjunction' })
  const { template, closed } = obstacle
  const { from, to } = closed ?? {}
  const isClosed = obstacle.why === 'CLOSED'
  const days =
    from === undefined
      ? undefined
      : say(to === undefined ? texts.validFrom : texts.validUntil, {
          date: formatDate(from),
          from: formatDate(from),
          to: formatDate(to ?? from),
        })
  return (
    <li className="flex gap-2.5 py-1">
      <Ban aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger-base" />
      <div>
        {isClosed ? (
          <p>
            {closed && <b className="font-semibold">{say(closed.reason)}</b>}{' '}
            <span>{say(texts.notTaken, { country, template })}</span>
          </p>
        ) : (
          <p>
            {say(texts.otherMeans, {
              template,
              means: ways.format(obstacle.means.map((one) => means(one).toLowerCase())),
            })}
          </p>
        )}
        {isClosed && days && <p className="text-small text-subtle tabular-nums">{days}</p>}
      </div>
    </li>
  )
}
