import { getTemplate, wareOf } from '@eksport/domain/templates'
import { getAt } from '@eksport/forms'
import { useCheckContext } from '@eksport/portal/case/check-context.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Heading, VisuallyHidden } from '@eksport/ui'
import { type ReactNode, useId, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { CertificatePart } from './certificate-part.tsx'
import { answersFor, formatsOf, type Plan, type PlannedCertificate } from './consignment.ts'
import { CreateBar } from './create-bar.tsx'
import { goodsTexts as texts } from './goods.texts.ts'
import { LeftOutPart } from './left-out-part.tsx'
import { neededOf } from './needed.ts'
import { NeedsPart } from './needs-part.tsx'
import { stopsOf } from './stops.ts'
import { StopsPart } from './stops-part.tsx'
import { type Consignment, isMeans } from './use-consignment.ts'
import { useCosts } from './use-costs.ts'
import { useGoodsWords } from './use-goods-words.ts'
import { useMeansWords } from './use-means-words.ts'

interface AnswerPanelProps {
  readonly consignment: Consignment
  readonly buttonId: string
  readonly isBusy: boolean
  readonly onCreate: (certificates: readonly PlannedCertificate[]) => void
  /** Why nothing was created. */
  readonly problem: ReactNode
}

const headings = [texts.needsOne, texts.needsOne, texts.needsTwo]

/** The result in one line; empty while nothing is known, so that nothing is announced. */
function useOutcome({ plan, wares }: Consignment): string {
  const say = useText()
  if (plan === undefined) return ''
  const { certificates, leftOut } = plan
  const [n, all] = [certificates.length, wares.length]
  if (n === 0) return say(leftOut.some(({ answer }) => answer.outcome === 'STOPPED') ? texts.stopped : texts.noRule)
  if (leftOut.length > 0) return say(texts.needsSome, { n: all - leftOut.length, all })
  return say(headings[n] ?? texts.needsMany, { n })
}

/** [EXP-09] The certificates that the country requires for the consignment; before enough is answered, what will be shown here. */
export function AnswerPanel(props: AnswerPanelProps) {
  const say = useText()
  const { plan, reference, isAsked, isError } = props.consignment
  const outcome = useOutcome(props.consignment)
  return (
    <div className="rounded-card border border-line-strong bg-surface">
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
      {plan === undefined || reference === undefined ? (
        <div className="rounded-card border-t-3 border-t-action px-7 py-5 max-md:px-4">
          <Heading level={2}>{say(texts.waiting)}</Heading>
          <p className="mt-1 text-subtle">
            {say(!isAsked ? texts.waitingText : isError ? texts.noLists : texts.listsCome)}
          </p>
        </div>
      ) : (
        <Answered {...props} plan={plan} outcome={outcome} />
      )}
    </div>
  )
}

interface AnsweredProps extends AnswerPanelProps {
  readonly plan: Plan
  readonly outcome: string
}

function Answered({ consignment, plan, outcome, ...rest }: AnsweredProps) {
  const words = useGoodsWords()
  const meansWords = useMeansWords()
  const say = useText()
  const { certificates, leftOut } = plan
  const country = words.country(String(getAt(consignment.destination, 'countryOfDestination')))
  const means = getAt(consignment.destination, 'transport.meansOfTransport')
  const way = isMeans(means) ? [meansWords(means).toLowerCase()] : []
  const count = certificates.length
  return (
    <>
      {count > 0 && (
        <div className="border-t-3 border-t-action px-7 py-5 max-md:px-4">
          <Heading level={2}>{outcome}</Heading>
          {count > 1 && <p className="mt-1 text-subtle">{say(texts.together)}</p>}
        </div>
      )}
      {leftOut.map((one) => {
        const ware = consignment.wares[one.ware]
        const goods = [...(ware ? [words.ware(ware)] : []), country, ...way].join(' · ')
        return <LeftOutPart key={one.ware} leftOut={one} goods={goods} country={country} />
      })}
      {count > 0 && <Certificates {...rest} consignment={consignment} plan={plan} country={country} />}
    </>
  )
}

interface CertificatesProps extends AnswerPanelProps {
  readonly plan: Plan
  readonly country: string
}

function Certificates({ consignment, plan, country, buttonId, isBusy, onCreate, problem }: CertificatesProps) {
  const words = useGoodsWords()
  const say = useText()
  const { wares, sent, day, reference, destination, choose } = consignment
  const { certificates } = plan
  const checking = useCheckContext()
  const planned = useMemo(
    () =>
      certificates.map((certificate) => {
        const formats = formatsOf(certificate, sent)
        return { certificate, formats, answers: answersFor(certificate, { destination, wares, formats }) }
      }),
    [certificates, destination, wares, sent],
  )
  const costs = useCosts(planned)
  const needs = useMemo(
    () => planned.map(({ certificate, answers }) => neededOf(getTemplate(certificate.template), answers, checking)),
    [planned, checking],
  )
  const id = useId()
  const headingOf = (template: string) => `${id}-${template}`
  /** The clicked button disappears with its certificate, so focus moves to the button of the one that replaces it. */
  const chooseInstead = (template: string) => {
    flushSync(() => choose(template))
    document.getElementById(headingOf(template))?.focus()
  }
  const goodsOf = (one: PlannedCertificate) =>
    one.wares.flatMap((place) => {
      const ware = wares[place]
      return ware === undefined ? [] : [`${say(texts.ware, { n: place + 1 })}: ${words.ware(ware)}`]
    })
  const names = certificates.map((one) =>
    one.wares
      .map((place) => words.ware({ id: '', ...(wares[place]?.species && { species: wares[place].species }) }))
      .join(', '),
  )
  const stops = reference && stopsOf(plan, wares.map(wareOf), day, reference.goods)
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] border-y border-line-strong md:grid-flow-row md:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))] md:grid-rows-[repeat(4,auto)]">
        {certificates.map((one, index) => {
          const cost = costs[index]
          return (
            cost && (
              <CertificatePart
                key={one.template}
                {...{ cost, country }}
                id={headingOf(one.template)}
                certificate={one}
                goods={goodsOf(one)}
                onChoose={chooseInstead}
              />
            )
          )
        })}
      </div>
      {stops && <StopsPart stops={stops} country={country} />}
      <NeedsPart
        needs={needs}
        goods={names.map(
          (name, index) => `${name} · ${say(texts.template, { code: certificates[index]?.template ?? '' })}`,
        )}
      />
      {problem}
      <CreateBar {...{ certificates, costs, names, buttonId, isBusy, onCreate }} />
    </>
  )
}
