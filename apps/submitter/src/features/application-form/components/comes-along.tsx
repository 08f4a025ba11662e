import { formatReference } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { copyTexts as texts } from '../copy.texts.ts'
import type { Copying } from '../draft/use-given-anew.ts'
import { WhatComesAlong } from './what-comes-along.tsx'

/** [EXP-05] Beside the first page of a copy: of what, what follows, and what is to be given anew. */
export function ComesAlong(copying: Copying) {
  const say = useText()
  return (
    <section
      aria-labelledby="comes-along"
      className="rounded-card border border-line border-t-3 border-t-action bg-surface p-5"
    >
      <p className="text-small text-subtle">{say(texts.copyOf)}</p>
      <h2 id="comes-along" className="text-h2 tabular-nums">
        {formatReference(copying.original.referenceNumber)}
      </h2>
      <WhatComesAlong {...copying} />
    </section>
  )
}
