import type { ProductLine } from '@eksport/domain'
import { type Issue, type Section, visibleFields } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Link, useEksport } from '@eksport/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import { useActs } from '../../draft/draft-context.ts'
import { stepLink } from '../../draft/step-link.ts'
import { useGoToField } from '../../draft/use-go-to-field.ts'
import { linesTexts as texts } from '../../form/lines/lines.texts.ts'
import { nameOf } from './use-line-findings.ts'

interface ToCorrectProps {
  readonly lines: readonly ProductLine[]
  readonly issues: ReadonlyMap<string, readonly Issue[]>
  readonly sections: readonly Section[]
  /** The line that is being filled in for the first time, which is left out. */
  readonly exceptId: string | undefined
}

/** How many fields of the lines stop the application from being submitted, with a link to the first. */
export function ToCorrect({ lines, issues, sections, exceptId }: ToCorrectProps) {
  const say = useText()
  const { locale } = useEksport()
  const { referenceNumber } = useActs()
  const goToField = useGoToField()
  // Both ends of a period count as one answer, as in the list of missing answers.
  const wrong = lines.flatMap((line, index) => {
    const own = line.id === exceptId ? [] : (issues.get(line.id) ?? [])
    const named = own.map(({ path, code }) => ({ line, index, path, name: nameOf(line, sections, path, locale), code }))
    return [...Map.groupBy(named, ({ name, code }) => `${name} ${code}`).values()].flatMap(([one]) => one ?? [])
  })
  const [first] = wrong
  if (first === undefined) return null
  const { line, index, path, name } = first
  const asked = visibleFields(sections, { ...line }).find(({ path: at }) => path === at || path.startsWith(`${at}.`))
  return (
    <p className="text-small font-medium text-danger-text">
      <span className="max-md:sr-only">
        {say(wrong.length === 1 ? texts.toCorrectOne : texts.toCorrect, { n: wrong.length })}
      </span>{' '}
      <Link
        inherit
        render={<RouterLink {...stepLink(referenceNumber, { step: 'varelinjer', line: index })} />}
        onClick={(event) => {
          event.preventDefault()
          void goToField({
            step: 'varelinjer',
            line: index,
            title: asked?.field.label ?? { nb: '', nn: '', en: '' },
            field: path,
          })
        }}
      >
        <span className="max-md:sr-only">{say(texts.fieldOfLine, { n: index + 1, field: name })}</span>
        <span aria-hidden="true" className="md:hidden">
          {say(texts.toCorrectShort, { n: wrong.length })}
        </span>
      </Link>
    </p>
  )
}
