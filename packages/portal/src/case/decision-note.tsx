import { type Decision, formatTimestamp, isCoveredByReason, type RegisterReport, registerLabel } from '@eksport/domain'
import { useText } from '../text/use-text.ts'
import { outcomeTexts, decisionTexts as texts } from './decision.texts.ts'
import { PassedChecks } from './passed-checks.tsx'

interface DecisionNoteProps {
  /** Absent before the application is sent, and for applications from before decisions were stored. */
  readonly decision: Decision | undefined
  /** More recent answers than those of the decision. */
  readonly registers?: readonly RegisterReport[] | undefined
  /** What is already shown near the note, by rule codes. */
  readonly shownAbove?: readonly { readonly code: string }[] | undefined
  readonly className?: string
}

/** A moment without line breaks. */
const unbroken = (moment: string) => moment.replaceAll(' ', '\u00a0')

/** [ACT-07] [REG-02] Why a person decides, or that nothing was found; and what was checked, with the time of each answer. */
export function DecisionNote({ decision, registers, shownAbove = [], className = '' }: DecisionNoteProps) {
  const say = useText()
  const reports = registers ?? decision?.checked ?? []
  const all = decision?.reasons ?? []
  const reasons = all.filter(
    (reason) => !shownAbove.some(({ code }) => code === reason.code || isCoveredByReason(code, [reason])),
  )
  if (decision === undefined && reports.length === 0) return null
  return (
    <div className={`text-ui ${className}`}>
      {decision?.outcome === 'AUTO_APPROVED' && <p>{say(texts.automatic)}</p>}
      {reasons.length > 0 && (
        <>
          <p className="font-semibold">{say(reasons.length < all.length ? texts.manualBesides : texts.manual)}</p>
          <ul className="mt-1 list-disc pl-5 wrap-anywhere">
            {reasons.map(({ messages }) => (
              <li key={messages.nb}>{say(messages)}</li>
            ))}
          </ul>
        </>
      )}
      {decision?.checks && <PassedChecks checks={decision.checks} shownAbove={shownAbove} />}
      {reports.length > 0 && (
        <div className="mt-3 text-small text-subtle">
          <p>{say(texts.checked)}</p>
          <ul className="mt-0.5 tabular-nums">
            {reports.map(({ register, outcome, at }) => (
              <li key={register}>
                {say(outcomeTexts[outcome], {
                  register: say(registerLabel(register)),
                  time: unbroken(formatTimestamp(at)),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
