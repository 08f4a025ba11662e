import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert } from '@eksport/ui'
import { formTexts as texts } from './form.texts.ts'

interface ListsProblemProps {
  readonly isError: boolean
  readonly className?: string
}

/** Lists that could not be fetched, at the fields that need them. */
export function ListsProblem({ isError, className = 'mb-7' }: ListsProblemProps) {
  const say = useText()
  if (!isError) return null
  return (
    <Alert tone="warning" role="alert" className={className}>
      {say(texts.listsFailed)}
    </Alert>
  )
}
