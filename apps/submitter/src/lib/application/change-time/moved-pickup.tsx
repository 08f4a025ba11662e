import { type Application, formatKroner } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Heading, VisuallyHidden } from '@eksport/ui'
import { Bell, FileText } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { changeTimeTexts as texts } from './change-time.texts.ts'
import type { DepartureWay } from './departure-way.ts'
import { differenceWords, momentWords } from './moment-words.ts'
import type { DepartureChoice } from './use-departure-choice.ts'
import type { MovedFee } from './use-moved-fee.ts'
import type { PickupChoice } from './use-pickup-choice.ts'

interface MovedPickupProps {
  readonly application: Application
  readonly choice: PickupChoice
  readonly departure: DepartureChoice
  readonly fee: MovedFee
}

/** [EXP-11] What confirming will do: the old and new time, the fee, and the other consequences. */
export function MovedPickup({ application, choice, departure, fee }: MovedPickupProps) {
  const say = useText()
  const id = useId()
  const { from, to, isKept, isError } = fee
  const before = momentWords(say, application.certificateRetrieval)
  const after = choice.pickup.time === undefined ? before : momentWords(say, choice.pickup)
  const left = momentWords(say, departure.before)
  const leaves = departure.isMoved && departure.departure.date ? momentWords(say, departure.departure) : left
  return (
    <section aria-labelledby={id} className="min-w-0 rounded bg-surface-sunken p-4 lg:sticky lg:top-0 lg:self-start">
      <Heading level={3} id={id} className="border-b border-line-strong pb-2">
        {say(texts.meaning)}
      </Heading>
      <dl aria-live="polite" className="mb-4 text-cell tabular-nums">
        {before !== '' && (
          <Row label={say(texts.pickup)}>
            <Both before={before} after={after} />
          </Row>
        )}
        {departure.way !== undefined && (
          <Row label={say(texts.leaves)}>
            <Both before={left} after={leaves} />
          </Row>
        )}
        <Row label={say(texts.fee)}>
          {to === undefined ? (
            <span>{say(isError ? texts.feeUnknown : texts.feeWaits)}</span>
          ) : (
            <div className="flex flex-wrap items-end justify-between gap-x-3">
              <div>
                <Both before={formatKroner(from)} after={formatKroner(to)} />
              </div>
              {to !== from && <b className="font-semibold text-warning-text">{differenceWords(from, to)}</b>}
              {isKept && <p className="text-small text-subtle">{say(texts.feeKept)}</p>}
            </div>
          )}
        </Row>
      </dl>
      <ul className="flex flex-col gap-3 text-cell">
        <Point icon={<FileText />}>
          <Certificate application={application} departure={departure} />
        </Point>
        {(departure.way === 'CHANGE' || !departure.isMoved) && <Point icon={<Bell />}>{say(texts.officeHears)}</Point>}
      </ul>
    </section>
  )
}

/** The consequence for the certificate; if the departure cannot be changed here, how to change it. */
function Certificate({
  application,
  departure: { way, isMoved },
}: Pick<MovedPickupProps, 'application' | 'departure'>) {
  const say = useText()
  if (way !== undefined && isMoved) return <p>{say(certificateWords[way])}</p>
  const isHere = way !== undefined || application.applicationFormat === 'PDF'
  return (
    <>
      <p>{say(texts.certificate)}</p>
      {!isHere && <p className="mt-2">{say(texts.departure)}</p>}
    </>
  )
}

const certificateWords = {
  CHANGE: texts.departureChanged,
  ASK: texts.departureAsked,
  REPLACE: texts.departureReplaced,
} as const satisfies Record<DepartureWay, LocalizedText>

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[60px_minmax(0,1fr)] gap-x-3 border-b border-line py-2">
      <dt className="text-subtle">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The old value struck through and the new one in bold; a single value if nothing changes. */
function Both({ before, after }: { readonly before: string; readonly after: string }) {
  const say = useText()
  if (before === after) return <span>{after}</span>
  return (
    <>
      <del className="block text-subtle decoration-changed">
        <VisuallyHidden>{say(texts.from)} </VisuallyHidden>
        <span>{before}</span>
      </del>{' '}
      <ins className="block font-semibold no-underline">
        <VisuallyHidden>{say(texts.to)} </VisuallyHidden>
        <span>{after}</span>
      </ins>
    </>
  )
}

function Point({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-2.5">
      <span aria-hidden="true" className="mt-0.5 text-info-text *:size-5">
        {icon}
      </span>
      <div>{children}</div>
    </li>
  )
}
