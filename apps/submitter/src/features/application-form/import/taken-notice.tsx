import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonLink } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { useDraft } from '../draft/draft-context.ts'
import { importTexts as texts } from './import.texts.ts'
import { keepImport, reviewBeforeTaking, useImportState } from './import-store.ts'

interface TakenNoticeProps {
  /** Shows the way back to the rows that were not taken; not where they stand below. */
  readonly withWay?: boolean
}

/** How many lines came with the last import, and the way to take them back as one. */
export function TakenNotice({ withWay = false }: TakenNoticeProps) {
  const say = useText()
  const { application, answers, change, flush } = useDraft()
  const { referenceNumber } = application
  const { taken, review, aside } = useImportState(referenceNumber)
  const lines = answers.productLines ?? []
  const ids = new Set(taken?.ids)
  const still = lines.filter(({ id }) => ids.has(id)).length
  if (taken === undefined || still === 0) return null
  const close = () => keepImport(referenceNumber, { taken: undefined })
  const undo = async () => {
    // Another file is looked for: the rows that stayed are those that were put aside.
    const before =
      review === undefined
        ? { review: reviewBeforeTaking(taken, aside), aside: undefined }
        : { review: reviewBeforeTaking(taken, review) }
    keepImport(referenceNumber, { taken: undefined, ...before })
    change({ ...answers, productLines: lines.filter(({ id }) => !ids.has(id)) })
    await flush()
  }
  return (
    <Alert
      tone="success"
      role="status"
      className="mb-5"
      heading={say(still === 1 ? texts.takenOne : texts.taken, { n: still })}
      onClose={close}
      actions={
        <>
          <Button icon={<Undo2 aria-hidden="true" />} onClick={() => void undo()}>
            {say(texts.undo)}
          </Button>
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
      {taken.left > 0 ? say(taken.left === 1 ? texts.takenLeftOne : texts.takenLeft, { n: taken.left }) : undefined}
    </Alert>
  )
}
