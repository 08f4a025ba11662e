import { maxDraftLines } from '@eksport/domain'
import { formatNumber } from '@eksport/forms'
import { importTexts as texts } from '@eksport/portal/rows/import.texts.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, useEksport } from '@eksport/ui'
import { useAnswers, useStored } from '../../draft/draft-context.ts'

/**
 * The message about too many lines, counting the draft's lines and the ready rows; undefined if there are few enough. `isRefused` means
 * that the rows cannot be imported.
 */
export function useTooManyLines(ready: number) {
  const say = useText()
  const { locale } = useEksport()
  const { answers } = useAnswers()
  const { maxProductLines = maxDraftLines } = useStored()
  const n = (answers.productLines?.length ?? 0) + ready
  const isRefused = n > maxDraftLines
  if (ready === 0 || n <= Math.min(maxProductLines, maxDraftLines)) return undefined
  const max = isRefused ? maxDraftLines : maxProductLines
  const numbers = { n: formatNumber(n, locale), max: formatNumber(max, locale) }
  return { isRefused, words: say(isRefused ? texts.tooMany : texts.tooManyToSend, numbers) }
}

/** [WIZ-23] Warns before the import if the rows would give the application more lines than it may be submitted with. */
export function TooManyLines({ ready }: { readonly ready: number }) {
  const tooMany = useTooManyLines(ready)
  if (tooMany === undefined || tooMany.isRefused) return null
  return (
    <Alert tone="warning" role="status" className="mb-3">
      {tooMany.words}
    </Alert>
  )
}
