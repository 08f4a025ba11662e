import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert } from '@eksport/ui'
import { MarkWay, type MarkWays } from './mark-way.tsx'
import { marksTexts as texts } from './marks.texts.ts'
import type { CaseMarks } from './use-case-marks.ts'

/** [CW-08] What is unusual but breaks no rule: there is nothing to tick. */
export function OddityList({ marks, ...ways }: Pick<CaseMarks, 'marks'> & MarkWays) {
  const say = useText()
  const oddities = marks.filter(({ kind }) => kind === 'oddity')
  if (oddities.length === 0) return null
  return (
    <Alert tone="info" heading={say(texts.oddities)} headingLevel={2} className="mt-3 first:mt-0">
      <ul className="mt-1 grid gap-1">
        {oddities.map((mark) => (
          <li key={mark.key}>
            {mark.line === undefined ? mark.text : say(texts.ofLine, { line: mark.line, text: mark.text })}
            <MarkWay mark={mark} {...ways} />
          </li>
        ))}
      </ul>
      <p className="mt-1 text-small text-subtle">{say(texts.odditiesHint)}</p>
    </Alert>
  )
}
