import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, focusField } from '@eksport/ui'
import { useEffect, useRef } from 'react'
import { formTexts as texts } from './form.texts.ts'
import type { FirstPageLists } from './pre-information.tsx'

interface PreInformationProblemsProps {
  readonly lists: FirstPageLists
  /** Id of the form below. */
  readonly formId: string
}

/** Reports lists of the first page that failed to load. Without an exporter nobody can continue, so that list can be fetched again here. */
export function PreInformationProblems({ lists, formId }: PreInformationProblemsProps) {
  const say = useText()
  const { consignorsFailed, timesFailed, isFetchingConsignors, fetchConsignors } = lists
  const hasTried = useRef(false)
  useEffect(() => {
    if (consignorsFailed || !hasTried.current) return
    hasTried.current = false
    // The button disappeared with its notice, and the field that waited for the list is now enabled.
    if (document.activeElement === document.body) focusField(`${formId}-consignor-organisationNumber`)
  }, [consignorsFailed, formId])
  return (
    <>
      {consignorsFailed && (
        <Alert
          tone="danger"
          role="alert"
          className="mb-7"
          actions={
            <Button
              small
              busy={isFetchingConsignors}
              onClick={() => {
                hasTried.current = true
                fetchConsignors()
              }}
            >
              {say(texts.tryAgain)}
            </Button>
          }
        >
          {/* The key makes each failure announced again. */}
          <span key={timesFailed}>{say(texts.consignorsFailed)}</span>
        </Alert>
      )}
    </>
  )
}
