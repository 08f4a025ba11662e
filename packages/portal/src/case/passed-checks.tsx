import { type CheckAnswer, checkWords } from '@eksport/domain'
import { ReadMore } from '@eksport/ui'
import { useText } from '../text/use-text.ts'
import { decisionTexts as texts } from './decision.texts.ts'

interface PassedChecksProps {
  readonly checks: readonly CheckAnswer[]
  /** Rule codes that are shown near the list, and therefore left out of it: they have not passed any more. */
  readonly shownAbove?: readonly { readonly code: string }[]
}

/** [RUL-05] The checks without a finding, collapsed, and those that do not apply to this certificate, with the reason. */
export function PassedChecks({ checks, shownAbove = [] }: PassedChecksProps) {
  const say = useText()
  const elsewhere = new Set(shownAbove.map(({ code }) => code))
  const of = (outcome: CheckAnswer['outcome']) =>
    checks.filter((one) => one.outcome === outcome && !elsewhere.has(one.code))
  const [passed, absent] = [of('passed'), of('absent')]
  if (passed.length === 0) return null
  return (
    <ReadMore label={say(texts.passed, { n: passed.length })}>
      <Checks checks={passed} />
      {absent.length > 0 && (
        <>
          <p className="mt-2">{say(texts.absent)}</p>
          <Checks checks={absent} />
        </>
      )}
    </ReadMore>
  )
}

function Checks({ checks }: Pick<PassedChecksProps, 'checks'>) {
  const say = useText()
  return (
    <ul className="list-disc pl-5 text-small text-subtle">
      {checks.map((check) => (
        <li key={check.code}>{say(checkWords(check))}</li>
      ))}
    </ul>
  )
}
