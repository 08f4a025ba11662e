import { type FormAnswers, type ProductLine, storesTheSame } from '@eksport/domain'
import { mainHeading } from '@eksport/portal/browser/main-heading.ts'
import { importTexts as texts } from '@eksport/portal/rows/import.texts.ts'
import { keepImport, reviewBeforeTaking, type TakenLines, useImportState } from '@eksport/portal/rows/import-store.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonLink } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { flushSync } from 'react-dom'
import { useActs, useAnswers, useStored } from '../../draft/draft-context.ts'

interface TakenNoticeProps {
  /** Shows the link back to the rows that were not imported; leave it out where those rows are shown below. */
  readonly withWay?: boolean
}

/** The imported lines that still exist, and those of them that were edited since, which an undo keeps. */
function sinceTaking(taken: TakenLines | undefined, answers: FormAnswers) {
  const storing = (line: ProductLine) => ({ ...answers, productLines: [line] })
  const asTaken = new Map(taken?.lines.map(({ line }) => [line.id, line]))
  const still = (answers.productLines ?? []).flatMap((line) => {
    const before = asTaken.get(line.id)
    if (before === undefined) return []
    const isChanged = before !== line && !storesTheSame(storing(before), storing(line))
    return [{ id: line.id, isChanged }]
  })
  return {
    still: new Set(still.map(({ id }) => id)),
    staying: new Set(still.flatMap(({ id, isChanged }) => (isChanged ? [id] : []))),
  }
}

function staysOf(staying: number, still: number) {
  if (staying === still) return texts.allStay
  return staying === 1 ? texts.staysOne : texts.stays
}

/** How many lines the last import added, with a button that undoes it as a whole. */
export function TakenNotice({ withWay = false }: TakenNoticeProps) {
  const say = useText()
  const { application } = useStored()
  const { answers, change } = useAnswers()
  const { flush } = useActs()
  const { referenceNumber } = application
  const { taken: last, review, aside } = useImportState(referenceNumber)
  const taken = last?.revision === application.revision ? last : undefined
  const lines = answers.productLines ?? []
  const { still, staying } = sinceTaking(taken, answers)
  if (taken === undefined || still.size === 0) return null
  const sentences = [
    ...(taken.left > 0 ? [say(taken.left === 1 ? texts.takenLeftOne : texts.takenLeft, { n: taken.left })] : []),
    ...(staying.size > 0 ? [say(staysOf(staying.size, still.size), { n: staying.size })] : []),
  ]
  const close = () => keepImport(referenceNumber, { taken: undefined })
  const undo = async () => {
    // If the person is looking for another file, the remaining rows are those put aside.
    const before =
      review === undefined
        ? { review: reviewBeforeTaking(taken, staying, aside), aside: undefined }
        : { review: reviewBeforeTaking(taken, staying, review) }
    flushSync(() => {
      keepImport(referenceNumber, { taken: undefined, ...before })
      change({ ...answers, productLines: lines.filter(({ id }) => !still.has(id) || staying.has(id)) })
    })
    // The notice disappears with its button, as does the whole page where a file is chosen, so focus moves to the heading.
    mainHeading()?.focus()
    await flush()
  }
  return (
    <Alert
      tone="success"
      role="status"
      className="mb-5"
      heading={say(still.size === 1 ? texts.takenOne : texts.taken, { n: still.size })}
      onClose={close}
      actions={
        <>
          {staying.size < still.size && (
            <Button icon={<Undo2 aria-hidden="true" />} onClick={() => void undo()}>
              {say(texts.undo)}
            </Button>
          )}
          {withWay && taken.left > 0 && (
            <ButtonLink
              render={
                <Link
                  to="/soeknader/$referenceNumber/varelinjer/import"
                  params={{ referenceNumber: String(referenceNumber) }}
                />
              }
            >
              {say(texts.correctLeft)}
            </ButtonLink>
          )}
        </>
      }
    >
      {sentences.length > 0 && sentences.join(' ')}
    </Alert>
  )
}
