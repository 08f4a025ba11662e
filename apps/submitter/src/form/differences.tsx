import { useText } from '@eksport/portal/text/use-text.ts'
import type { Difference } from '../draft/different-answers.ts'
import { formTexts as texts } from './form.texts.ts'

interface DifferencesProps {
  readonly differences: readonly Difference[]
  /** Heading of what is not one's own. */
  readonly theirs: string
}

/** Answers that stand here beside those that stand elsewhere. */
export function Differences({ differences, theirs: heading }: DifferencesProps) {
  const say = useText()
  if (differences.length === 0) return <p>{say(texts.conflictNone)}</p>
  return (
    <div className="max-h-80 overflow-auto">
      <table className="w-full text-left text-cell">
        <thead>
          <tr className="border-b border-line-strong text-subtle">
            <th scope="col" className="py-2 pr-4 font-medium">
              {say(texts.conflictField)}
            </th>
            <th scope="col" className="py-2 pr-4 font-medium">
              {say(texts.conflictMine)}
            </th>
            <th scope="col" className="py-2 font-medium">
              {heading}
            </th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ path, label, mine, theirs }) => (
            <tr key={path} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-4 font-medium">
                {label}
              </th>
              <td className="py-2 pr-4 wrap-anywhere">{mine || say(texts.nothing)}</td>
              <td className="py-2 wrap-anywhere">{theirs || say(texts.nothing)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
