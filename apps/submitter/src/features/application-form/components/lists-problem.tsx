import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert } from '@eksport/ui'
import { formTexts as texts } from '../form.texts.ts'

/** Lists that could not be fetched, at the fields that need them. */
export function ListsProblem({ isError }: { readonly isError: boolean }) {
  const say = useText()
  if (!isError) return null
  return (
    <Alert tone="warning" role="alert" className="mb-5">
      {say(texts.listsFailed)}
    </Alert>
  )
}
