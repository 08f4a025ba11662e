import { useText } from '@eksport/portal/text/use-text.ts'
import { Button } from '@eksport/ui'
import { type CaseMark, markElementId } from './case-marks.ts'
import { marksTexts as texts } from './marks.texts.ts'
import type { CaseMarks } from './use-case-marks.ts'

export interface MarkWays extends Pick<CaseMarks, 'goTo' | 'placeOf'> {
  /** [CW-10] Starts a question to the exporter with this text; undefined if nothing can be asked now. */
  readonly onAsk: ((mark: CaseMark, message: string) => void) | undefined
}

/** [CW-08] A link from a listed mark to its line or field, and a button that asks about it. */
export function MarkWay({ mark, goTo, placeOf, onAsk }: MarkWays & { readonly mark: CaseMark }) {
  const say = useText()
  const place = placeOf(mark)
  const about = mark.line === undefined ? mark.text : say(texts.ofLine, { line: mark.line, text: mark.text })
  const words = about.endsWith('.') ? about : `${about}.`
  return (
    <div className="-ml-2 flex flex-wrap gap-x-2 print:hidden">
      {place !== undefined && (
        <Button
          id={markElementId(mark.key)}
          kind="quiet"
          small
          className="whitespace-normal"
          onClick={() => goTo(mark)}
        >
          {mark.line === undefined ? say(texts.goTo, { place }) : say(texts.goToLine, { line: mark.line })}
        </Button>
      )}
      {onAsk && (
        <Button
          kind="quiet"
          small
          aria-label={`${say(texts.ask)}: ${about}`}
          onClick={() => onAsk(mark, say(texts.question, { text: words }))}
        >
          {say(texts.ask)}
        </Button>
      )}
    </div>
  )
}
