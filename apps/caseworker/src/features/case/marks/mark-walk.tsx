import { KeyHint } from '@eksport/portal/keys/key-hint.tsx'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button } from '@eksport/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { marksTexts as texts } from './marks.texts.ts'
import type { CaseMarks } from './use-case-marks.ts'

/** [CW-08] Buttons to step through all marks, with the current position. */
export function MarkWalk({ marks, at, step }: Pick<CaseMarks, 'marks' | 'at' | 'step'>) {
  const say = useText()
  const total = marks.length
  if (total === 0) return null
  const here = at === undefined ? undefined : marks[at]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div role="group" aria-label={say(texts.walk)} className="mb-3 grid gap-1 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          small
          aria-keyshortcuts="p"
          icon={<ArrowUp aria-hidden="true" />}
          iconEnd={<KeyHint letter="P" />}
          onClick={() => step(-1)}
        >
          {say(texts.previous)}
        </Button>
        <Button
          small
          aria-keyshortcuts="n"
          icon={<ArrowDown aria-hidden="true" />}
          iconEnd={<KeyHint letter="N" />}
          onClick={() => step(1)}
        >
          {say(texts.next)}
        </Button>
        {here === undefined && <span className="text-small text-subtle">{say(texts.count, { total })}</span>}
      </div>
      <p role="status" className="text-small text-subtle empty:hidden">
        {here &&
          say(texts.place, {
            n: (at ?? 0) + 1,
            total,
            text: here.line === undefined ? here.text : say(texts.ofLine, { line: here.line, text: here.text }),
          })}
      </p>
    </div>
  )
}
