import { certificateFormats, formatDate, formatKroner } from '@eksport/domain'
import { getTemplate } from '@eksport/domain/templates'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Heading, Tag } from '@eksport/ui'
import { Ban, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { formTexts } from '../../form/form.texts.ts'
import type { PlannedCertificate } from './consignment.ts'
import { formatTexts, goodsTexts as texts } from './goods.texts.ts'
import type { Cost } from './use-costs.ts'

interface CertificatePartProps {
  readonly certificate: PlannedCertificate
  /** The goods it is for, in words. */
  readonly goods: readonly string[]
  readonly country: string
  readonly cost: Cost
  /** Id of the heading. */
  readonly id: string
  readonly onChoose: (template: string) => void
}

const lists = ['certificate-offices'] as const
/** The most customs headings shown; more would not help a reader. */
const maxHeadings = 4

/**
 * One certificate: its goods, why it is needed, its formats, its fee and when it can be had. Rows align with the neighbouring certificates.
 */
export function CertificatePart({ certificate, goods, country, cost, id, onChoose }: CertificatePartProps) {
  const say = useText()
  const { template, instead } = certificate
  return (
    <article
      aria-labelledby={id}
      className="grid gap-0 px-7 max-md:px-4 md:row-span-4 md:grid-rows-subgrid not-first:border-line-strong max-md:not-first:border-t md:not-first:border-l"
    >
      <header className="py-4">
        <div className="flex items-start justify-between gap-3 text-small text-subtle">
          <ul>
            {goods.map((ware) => (
              <li key={ware}>{ware}</li>
            ))}
          </ul>
          <Tag className="whitespace-nowrap tabular-nums">{say(texts.template, { code: template })}</Tag>
        </div>
        <Heading level={3} id={id} tabIndex={-1} className="mt-1">
          {say(getTemplate(template).title)}
        </Heading>
        {instead.map((other) => (
          <p key={other} className="mt-2 flex flex-wrap items-center gap-x-3 text-small text-subtle">
            {say(texts.instead, { code: other })}
            <Button small kind="quiet" onClick={() => onChoose(other)}>
              {say(texts.use, { code: other })}
            </Button>
          </p>
        ))}
      </header>
      <Why {...certificate} country={country} />
      <Formats {...certificate} country={country} />
      <Costs cost={cost} />
    </article>
  )
}

function Row({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="border-t border-line py-3.5">
      <Heading level={4} size="small" className="mb-1 font-medium text-subtle">
        {title}
      </Heading>
      {children}
    </div>
  )
}

function Why({ headings, digits, validFrom, country }: PlannedCertificate & { readonly country: string }) {
  const say = useText()
  const codes = headings.toSorted().join(', ')
  return (
    <Row title={say(texts.why)}>
      <p>
        {headings.length <= maxHeadings ? say(texts.asksHeading, { country, codes }) : say(texts.asks, { country })}
      </p>
      {digits && <p>{say(texts.asksDigits, { digits: digits.join(', ') })}</p>}
      {validFrom && (
        <p className="text-small text-subtle tabular-nums">{say(texts.validFrom, { date: formatDate(validFrom) })}</p>
      )}
    </Row>
  )
}

/** Shows accepted and unaccepted formats by icon and word, not by colour alone. */
function Formats({ formats, country }: PlannedCertificate & { readonly country: string }) {
  const say = useText()
  return (
    <Row title={say(texts.accepts, { country })}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {certificateFormats.map((format) => {
          const isTaken = formats.includes(format)
          const Sign = isTaken ? CircleCheck : Ban
          return (
            <li
              key={format}
              data-taken={isTaken || undefined}
              className="inline-flex items-center gap-1.5 text-subtle data-taken:font-semibold data-taken:text-text"
            >
              <Sign aria-hidden="true" className={isTaken ? 'size-4.5 text-success-base' : 'size-4.5'} />
              {say(formatTexts[format][isTaken ? 'yes' : 'no'])}
            </li>
          )
        })}
      </ul>
    </Row>
  )
}

function Costs({ cost }: { readonly cost: Cost }) {
  const say = useText()
  const { label } = useCodeLabels(lists)
  const { amount, pickup, isPaper, hasFailed, hasNoTime, retry } = cost
  const readyWords = () => {
    if (pickup) return say(texts.at, { date: formatDate(pickup.date), time: pickup.time })
    if (!isPaper) return say(texts.whenApproved)
    if (hasNoTime) return say(texts.noTime)
    return hasFailed ? say(texts.notFetched) : '…'
  }
  const feeWords = () => {
    if (amount !== undefined) return formatKroner(amount)
    if (hasNoTime) return say(texts.feeWithTime)
    return hasFailed ? say(texts.notFetched) : '…'
  }
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-7 border-t border-line py-3.5">
      <div className="min-w-24">
        <Heading level={4} size="small" className="mb-1 font-medium text-subtle">
          {say(texts.fee)}
        </Heading>
        <p className="font-bold tabular-nums">{feeWords()}</p>
        {hasFailed && (
          <Button small kind="quiet" className="-ml-3" onClick={retry}>
            {say(formTexts.tryAgain)}
          </Button>
        )}
      </div>
      <div>
        <Heading level={4} size="small" className="mb-1 font-medium text-subtle">
          {say(texts.earliest)}
        </Heading>
        <p className="font-bold tabular-nums">{readyWords()}</p>
        {pickup && (
          <p className="text-small text-subtle">
            {say(texts.fetchedAt, { office: label('certificate-offices', pickup.office) })}
          </p>
        )}
      </div>
    </div>
  )
}
