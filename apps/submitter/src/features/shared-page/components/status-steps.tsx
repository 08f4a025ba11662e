import type { SharedPage } from '@eksport/api'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useEksport } from '@eksport/ui'
import { Check } from 'lucide-react'
import { dayInLetters, momentInWords } from '../moment-in-words.ts'
import { sharedPageTexts as texts } from '../shared-page.texts.ts'

/** Index of the current step; the steps before it are done. */
const stepOf = { NOT_SENT: 0, CHECKING: 1, ISSUED: 3, LEFT: 4, STOPPED: -1 } as const

const looks = {
  done: 'border-success-base bg-success-tint text-success-text',
  now: 'border-action bg-action text-on-action',
  later: 'border-line-strong bg-surface',
}

/** [EXP-12] The consignment's progress in four steps, side by side, or stacked on a phone. */
export function StatusSteps({ page }: { readonly page: SharedPage }) {
  const say = useText()
  const { locale } = useEksport()
  const { stage, receivedAt, issuedAt, departure } = page
  const current = stepOf[stage]
  const steps = [
    {
      name: say(stage === 'NOT_SENT' ? texts.notSent : texts.received),
      note: receivedAt && momentInWords(receivedAt, locale),
    },
    { name: say(texts.checking), note: undefined },
    { name: say(texts.issued), note: issuedAt ? momentInWords(issuedAt, locale) : say(texts.issuedLater) },
    {
      name: say(texts.leaves),
      note:
        departure &&
        [dayInLetters(departure.date, locale), departure.time && `${departure.time} (Oslo)`].filter(Boolean).join(', '),
    },
  ]
  return (
    <ol aria-label={say(texts.status)} className="my-8 grid md:grid-cols-4">
      {steps.map((step, index) => (
        <Step
          key={step.name}
          {...step}
          number={index + 1}
          state={index < current ? 'done' : index === current ? 'now' : 'later'}
          isLast={index === steps.length - 1}
        />
      ))}
    </ol>
  )
}

interface StepProps {
  readonly name: string
  readonly note: string | undefined
  readonly number: number
  readonly state: keyof typeof looks
  readonly isLast: boolean
}

function Step({ name, note, number, state, isLast }: StepProps) {
  const say = useText()
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="relative grid grid-cols-[2rem_1fr] gap-x-3 pb-4 md:block md:pr-4 md:pb-0"
    >
      {!isLast && (
        <span
          aria-hidden="true"
          className={`absolute top-9 bottom-1 left-[15px] w-0.5 md:top-[15px] md:right-2 md:bottom-auto md:left-10 md:h-0.5 md:w-auto ${state === 'done' ? 'bg-success-base' : 'bg-line-strong'}`}
        />
      )}
      <span
        className={`row-span-2 grid size-8 place-items-center rounded-full border text-small font-semibold tabular-nums md:mb-2 ${looks[state]}`}
      >
        {state === 'done' ? <Check aria-hidden="true" className="size-4" /> : number}
      </span>
      <b className={state === 'now' ? 'block font-bold' : 'block font-medium'}>
        <span>{name}</span>
        {state === 'done' && <span className="sr-only">{`, ${say(texts.done)}`}</span>}
      </b>
      {note && <small className="text-small text-subtle tabular-nums">{note}</small>}
    </li>
  )
}
