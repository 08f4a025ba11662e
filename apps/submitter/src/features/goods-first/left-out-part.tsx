import { formatDate } from '@eksport/domain'
import { getTemplate, type Obstacle } from '@eksport/domain/templates'
import { languageTags } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ButtonLink, Heading, useEksport } from '@eksport/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import { Ban, CircleHelp } from 'lucide-react'
import { useId } from 'react'
import { AskOffice } from './ask-office.tsx'
import type { LeftOut } from './consignment.ts'
import { goodsTexts as texts, untakenTexts } from './goods.texts.ts'
import { useMeansWords } from './use-means-words.ts'

interface LeftOutPartProps {
  readonly leftOut: LeftOut
  /** The goods and their destination, in words. */
  readonly goods: string
  readonly country: string
}

/** [EXP-09] Goods without a certificate: what stops them, or what was checked, never an empty box. */
export function LeftOutPart({ leftOut: { answer }, goods, country }: LeftOutPartProps) {
  const say = useText()
  const id = useId()
  const stopWords = useStopWords(country)
  const isStopped = answer.outcome === 'STOPPED'
  const heading = say(isStopped ? texts.stopped : texts.noRule)
  const stops = isStopped
    ? answer.obstacles.map((obstacle) => ({ ...stopWords(obstacle), key: obstacle.template }))
    : []
  const found = stops.map(({ reason, sentence, days }) =>
    [reason, sentence, days && `${days}.`].filter(Boolean).join(' '),
  )
  return (
    <section
      aria-labelledby={id}
      data-stopped={isStopped || undefined}
      className="border-t-3 border-info-base px-7 py-5 max-md:px-4 data-stopped:border-danger-base"
    >
      <Heading level={2} id={id} tabIndex={-1}>
        {heading}
      </Heading>
      <p className="mt-1 text-small text-subtle">{goods}</p>
      {isStopped ? (
        <ul className="mt-4">
          {stops.map(({ key, ...words }) => (
            <Stop key={key} {...words} />
          ))}
        </ul>
      ) : (
        <NoRule looked={answer.looked} country={country} />
      )}
      <AskOffice goods={goods} found={[`${heading}.`, ...found]}>
        {!isStopped && (
          <ButtonLink kind="quiet" render={<RouterLink to="/soeknader/ny" />}>
            {say(texts.chooseSelf)}
          </ButtonLink>
        )}
      </AskOffice>
    </section>
  )
}

type Looked = Extract<LeftOut['answer'], { readonly outcome: 'NO_RULE' }>['looked']

function NoRule({ looked, country }: { readonly looked: Looked; readonly country: string }) {
  const say = useText()
  return (
    <>
      <p className="mt-4 flex gap-2.5">
        <CircleHelp aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-info-base" />
        <span>
          <b className="font-semibold">{say(texts.noRuleMeans)}</b>{' '}
          <span>{say(looked.length > 0 ? texts.lookedAt : texts.noTemplate, { country })}</span>
        </span>
      </p>
      <ul className="mt-1 list-disc pl-12">
        {looked.map(({ template, untaken }) => (
          <li key={template}>
            {say(texts.doesNotTake, {
              template: `${template} ${say(getTemplate(template).title)}`,
              parts: untaken.map((part) => say(untakenTexts[part])).join(', '),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What stops the goods, in one sentence with the dates it applies to. */
function useStopWords(country: string) {
  const say = useText()
  const { locale } = useEksport()
  const means = useMeansWords()
  const ways = new Intl.ListFormat(languageTags(locale), { type: 'disjunction' })
  return (obstacle: Obstacle): StopWords => {
    const { template } = obstacle
    if (obstacle.why !== 'CLOSED') {
      const names = ways.format(obstacle.means.map((one) => means(one).toLowerCase()))
      return { sentence: say(texts.otherMeans, { template, means: names }) }
    }
    const sentence = say(texts.notTaken, { country, template })
    const { closed } = obstacle
    if (closed === undefined) return { sentence }
    const from = formatDate(closed.from)
    const days =
      closed.to === undefined
        ? say(texts.validFrom, { date: from })
        : say(texts.validUntil, { from, to: formatDate(closed.to) })
    return { reason: say(closed.reason), sentence, days }
  }
}

interface StopWords {
  readonly reason?: string
  readonly sentence: string
  readonly days?: string
}

function Stop({ reason, sentence, days }: StopWords) {
  return (
    <li className="flex gap-2.5 py-1">
      <Ban aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger-base" />
      <div>
        <p>
          {reason && <b className="font-semibold">{reason}</b>} <span>{sentence}</span>
        </p>
        {days && <p className="text-small text-subtle tabular-nums">{days}</p>}
      </div>
    </li>
  )
}
