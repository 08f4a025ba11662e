import { type Application, formatReference } from '@eksport/domain'
import {
  type CertificateTemplate,
  type copyOf,
  findTemplate,
  formOf,
  givenPaths,
  relevantApplication,
} from '@eksport/domain/templates'
import { getAt, isConsent, type Locale, localize, summarize } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useEksport } from '@eksport/ui'
import { Check, Pencil, Signature } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { copyTexts as texts } from '../copy.texts.ts'
import { withdrawnWords } from '../draft/withdrawn-words.ts'

interface ComesAlongProps {
  readonly original: Application
  readonly copy: ReturnType<typeof copyOf>
}

/** The pages of a form that have one of the answers. */
const pagesOf = ({ steps }: CertificateTemplate, paths: readonly string[], locale: Locale): readonly string[] =>
  steps
    .filter(({ sections, items }) =>
      paths.some(
        (path) =>
          (items !== undefined && path.startsWith(`${items.path}.`)) ||
          sections.some(({ fields }) => Object.hasOwn(fields, path)),
      ),
    )
    .map(({ title }) => localize(title, locale))

/** The answers that are to be given anew, in the words of the form; declarations are counted. */
function useGivenAnew({ original, copy }: ComesAlongProps) {
  const { locale } = useEksport()
  return useMemo(() => {
    const template = findTemplate(original.certificateTemplate)
    if (template === undefined) return undefined
    const answers = { ...relevantApplication(original, template) }
    const isDeclared = (path: string) => isConsent(getAt(answers, path))
    const labels = (_list: string, code: string) => code
    const steps = summarize(formOf(template, original), answers, { locale, labels })
    const typed = copy.withdrawn.filter((path) => !isDeclared(path))
    const form = findTemplate(copy.answers.certificateTemplate) ?? template
    const kept = givenPaths(formOf(form, copy.answers), { ...copy.answers })
    return {
      along: kept.length,
      all: kept.length + copy.withdrawn.length,
      pages: pagesOf(formOf(form, copy.answers), kept, locale),
      groups: withdrawnWords(steps, typed),
      declarations: copy.withdrawn.length - typed.length,
    }
  }, [original, copy, locale])
}

/** [EXP-05] What of the original stands in the new application, and what is to be given anew. */
export function ComesAlong({ original, copy }: ComesAlongProps) {
  const say = useText()
  const anew = useGivenAnew({ original, copy })
  if (anew === undefined) return null
  const { along, all, pages, groups, declarations } = anew
  return (
    <section
      aria-labelledby="comes-along"
      className="rounded-card border border-line border-t-3 border-t-action bg-surface p-5"
    >
      <p className="text-small text-subtle">{say(texts.copyOf)}</p>
      <h2 id="comes-along" className="text-h2 tabular-nums">
        {formatReference(original.referenceNumber)}
      </h2>
      <p className="mt-2">{say(texts.along, { n: along, all })}</p>
      <div className="mt-4 flex flex-col gap-4 border-t border-line pt-4">
        <Part sign={<Check aria-hidden="true" />} heading={say(texts.follows)}>
          {pages.join(', ')}
        </Part>
        {groups.length > 0 && (
          <Part sign={<Pencil aria-hidden="true" />} heading={say(texts.anew)}>
            <ul className="flex flex-col gap-1">
              {groups.map(({ place, labels }) => (
                <li key={place}>
                  <span className="font-medium">{place}:</span> {labels.join(', ')}
                </li>
              ))}
            </ul>
          </Part>
        )}
        {declarations > 0 && (
          <Part sign={<Signature aria-hidden="true" />} heading={say(texts.declared)}>
            {say(declarations === 1 ? texts.declaration : texts.declarations, { n: declarations })}
          </Part>
        )}
      </div>
    </section>
  )
}

interface PartProps {
  readonly sign: ReactNode
  readonly heading: string
  readonly children: ReactNode
}

const Part = ({ sign, heading, children }: PartProps) => (
  <div className="flex gap-2.5 text-small [&>svg]:mt-0.5 [&>svg]:size-4.5 [&>svg]:flex-none [&>svg]:text-subtle">
    {sign}
    <div className="min-w-0">
      <h3 className="text-small font-semibold">{heading}</h3>
      <div className="text-subtle">{children}</div>
    </div>
  </div>
)
