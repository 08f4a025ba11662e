import type { FormDifference } from '@eksport/domain'
import { Alert } from '@eksport/ui'
import { useText } from '../text/use-text.ts'
import { formDifferencesTexts as texts } from './form-differences.texts.ts'

interface FormDifferencesProps {
  readonly differences: readonly FormDifference[] | undefined
  /** Whether the reader can still correct the file or the application. */
  readonly isDraft?: boolean
  readonly className?: string
}

/** [CRT-11] Where a filled-in file differs from the application; nothing where they agree. */
export function FormDifferences({ differences = [], isDraft = false, className }: FormDifferencesProps) {
  const say = useText()
  if (differences.length === 0) return null
  const title = differences.length === 1 ? say(texts.one) : say(texts.many, { count: differences.length })
  return (
    <Alert tone="warning" heading={title} headingLevel={2} {...(className && { className })}>
      <p>{say(isDraft ? texts.correct : texts.stands)}</p>
      <ul className="mt-3 flex flex-col gap-3">
        {differences.map(({ type, no, caption, kind, file, expected }) => (
          <li key={`${type} ${no} ${kind}`} className="border-t border-current/20 pt-2">
            <p className="font-semibold">
              {no} <span lang="en">{caption}</span>
            </p>
            <dl className="mt-1 grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-small">
              <dt>{say(texts.inFile)}</dt>
              <dd lang="en" className="break-words whitespace-pre-line">
                {file === '' ? say(texts.nothing) : file}
              </dd>
              <dt>{say(kind === 'sum' ? texts.sum : texts.expected)}</dt>
              <dd lang="en" className="break-words whitespace-pre-line">
                {expected === '' ? say(texts.nothing) : expected}
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
