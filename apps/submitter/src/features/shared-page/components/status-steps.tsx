import type { SharedPage } from '@eksport/api'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Step, Stepper, useEksport } from '@eksport/ui'
import { dayInLetters, momentInWords } from '../moment-in-words.ts'
import { sharedPageTexts as texts } from '../shared-page.texts.ts'

/** Index of the current step; the steps before it are done. */
const stepOf = { NOT_SENT: 0, CHECKING: 1, ISSUED: 3, LEFT: 4, STOPPED: -1 } as const

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
    <Stepper aria-label={say(texts.status)} direction="horizontal" className="my-8">
      {steps.map(({ name, note }, index) => (
        <Step
          key={name}
          state={index < current ? 'done' : index === current ? 'current' : 'upcoming'}
          title={name}
          time={note}
        />
      ))}
    </Stepper>
  )
}
