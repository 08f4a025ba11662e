import { deadlineOf, formatInstant } from '@eksport/domain'
import { useNow } from '@eksport/portal/browser/use-now.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Heading } from '@eksport/ui'
import { SendHorizontal } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { isElsewhere } from '#src/lib/is-elsewhere.ts'
import { useAnswers, useStored } from '../../draft/draft-context.ts'
import { PickupAndFee } from '../../form/outcome/fee.tsx'
import { outcomeTexts } from '../../form/outcome/outcome.texts.ts'
import type { Outcome } from '../../form/outcome/outcome.ts'
import { useOutcomeWords, WhenToSend } from '../../form/outcome/outcome-button.tsx'
import { outcomeLooks } from '../../form/outcome/outcome-looks.ts'
import { summaryTexts as texts } from '../../form/summary.texts.ts'
import { UsualTime } from './usual-time.tsx'

interface SendPanelProps {
  readonly outcome: Outcome
  readonly formId: string
  readonly isBusy: boolean
  /** Why it cannot be submitted now. */
  readonly blockedBecause: string | undefined
  /** False on a phone, where the button is in the bar at the bottom edge. */
  readonly withButton: boolean
  /** The small picture of the certificate. */
  readonly thumbnail: ReactNode
  /** The declaration, and the server's answer to the last attempt. */
  readonly children: ReactNode
}

/** [EXP-07] What a submitter needs in one always visible panel: outcome, pickup, fee, declaration and button. */
export function SendPanel({
  outcome,
  formId,
  isBusy,
  blockedBecause,
  withButton,
  thumbnail,
  children,
}: SendPanelProps) {
  const say = useText()
  const blockedId = useId()
  const { fees } = useStored().application
  const { words } = useOutcomeWords(outcome)
  const { Sign, sign, words: ink } = outcomeLooks[outcome.kind]
  return (
    <div className="flex flex-col gap-3.5">
      {thumbnail}
      <section
        aria-labelledby="send-heading"
        className="rounded border border-line-strong bg-surface px-4.5 pt-4 pb-3.5"
      >
        <Heading level={2} size="ui" id="send-heading" className={`flex items-start gap-2 ${ink}`}>
          <Sign aria-hidden="true" className={`mt-px size-5.5 flex-none ${sign}`} />
          <span>{words}</span>
        </Heading>
        <Deadline kind={outcome.kind} />
        {outcome.kind === 'manual' && <UsualTime />}
        <div className="my-3 flex flex-col gap-3">
          <PickupAndFee />
          <WhenToSend kind={outcome.kind} />
          <Zone />
        </div>
        <div className="[&_h2]:text-ui [&_legend]:text-cell">{children}</div>
        {withButton && (
          <Button
            kind="primary"
            type="submit"
            form={formId}
            busy={isBusy}
            disabled={blockedBecause !== undefined}
            aria-describedby={blockedBecause === undefined ? undefined : blockedId}
            icon={<SendHorizontal aria-hidden="true" />}
            className="mt-3 w-full"
          >
            {say(texts.send)}
          </Button>
        )}
        <p id={blockedId} className="mt-2 text-small text-subtle md:text-center">
          {blockedBecause ?? say(fees === undefined ? outcomeTexts.feeLocked : outcomeTexts.feeKept)}
        </p>
      </section>
    </div>
  )
}

/** Names the time zone of the times above, for a reader in another one. */
function Zone() {
  const say = useText()
  const now = useNow()
  return isElsewhere(now) && <p className="text-small text-subtle">{say(texts.zone)}</p>
}

/** [ACT-06] The authority's deadline for a decision by a person. */
function Deadline({ kind }: Pick<Outcome, 'kind'>) {
  const say = useText()
  const now = useNow()
  const { relevant } = useAnswers()
  const deadline = kind === 'manual' ? deadlineOf({ ...relevant, submittedDateTime: now }) : undefined
  return (
    <p className="mt-1 text-small text-subtle">
      {deadline === undefined
        ? say(texts.noDecision)
        : `${say(texts.deadline, { time: formatInstant(deadline.at) })} ${say(texts.noDecision)}`}
    </p>
  )
}
