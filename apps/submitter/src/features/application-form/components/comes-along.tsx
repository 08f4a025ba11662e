import { formatReference } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Check, Pencil, Signature } from 'lucide-react'
import type { ReactNode } from 'react'
import { copyTexts as texts } from '../copy.texts.ts'
import { type Copying, useGivenAnew } from '../draft/use-given-anew.ts'

/** [EXP-05] What of the original stands in the new application, and what is to be given anew. */
export function ComesAlong({ original, copy }: Copying) {
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
