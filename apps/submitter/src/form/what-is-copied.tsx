import { useText } from '@eksport/portal/text/use-text.ts'
import { Heading } from '@eksport/ui'
import { Check, Pencil, Signature } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Copying, useGivenAnew } from '../draft/use-given-anew.ts'
import { copyTexts as texts } from './copy.texts.ts'

/** [EXP-05] How much of the original the new application takes over, and what must be given again. */
export function WhatIsCopied({ original, copy }: Copying) {
  const say = useText()
  const anew = useGivenAnew({ original, copy })
  if (anew === undefined) return null
  const { along, all, pages, groups, declarations } = anew
  return (
    <>
      <div aria-hidden="true" className="mt-4 h-2 overflow-clip rounded-full border border-line bg-neutral-tint">
        <div className="h-full bg-action forced-colors:bg-[Highlight]" style={{ width: `${(100 * along) / all}%` }} />
      </div>
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
    </>
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
      <Heading level={3} size="small">
        {heading}
      </Heading>
      <div className="text-subtle">{children}</div>
    </div>
  </div>
)
