import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert } from '@eksport/ui'
import { formTexts as texts } from '../form.texts.ts'
import { ListsProblem } from './lists-problem.tsx'

/** What could not be fetched for the first page. */
export function PreInformationProblems(props: { readonly consignorsFailed: boolean; readonly isError: boolean }) {
  const say = useText()
  return (
    <>
      {props.consignorsFailed && (
        <Alert tone="danger" role="alert" className="mb-7">
          {say(texts.consignorsFailed)}
        </Alert>
      )}
      <ListsProblem isError={props.isError} />
    </>
  )
}
