import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button } from '@eksport/ui'
import { formTexts as texts } from '../form.texts.ts'
import { ListsProblem } from './lists-problem.tsx'
import type { FirstPageLists } from './pre-information.tsx'

interface PreInformationProblemsProps {
  readonly lists: FirstPageLists
  /** Other lists that the page needs failed. */
  readonly isError?: boolean
}

/** What could not be fetched for the first page: without an exporter nobody comes further, so it is asked for again here. */
export function PreInformationProblems({ lists, isError = false }: PreInformationProblemsProps) {
  const say = useText()
  return (
    <>
      {lists.consignorsFailed && (
        <Alert
          tone="danger"
          role="alert"
          className="mb-7"
          actions={
            <Button small busy={lists.isFetchingConsignors} onClick={lists.fetchConsignors}>
              {say(texts.tryAgain)}
            </Button>
          }
        >
          {say(texts.consignorsFailed)}
        </Alert>
      )}
      <ListsProblem isError={lists.isError || isError} />
    </>
  )
}
