import { Button, type ButtonProps, VisuallyHidden } from '@eksport/ui'
import { useText } from '../../text/use-text.ts'
import { viewsTriggerTexts as texts } from './views-trigger.texts.ts'

export interface ViewsTriggerProps extends Omit<ButtonProps, 'children' | 'name'> {
  /** Of the view that is open. */
  readonly name?: string
  /** The list shows something else than the view by now. */
  readonly changed?: boolean
}

/** The button 'Visninger', or the view that is open. */
export function ViewsTrigger({ name, changed = false, ...button }: ViewsTriggerProps) {
  const say = useText()
  if (name === undefined) return <Button {...button}>{say(texts.views)}</Button>
  return (
    <Button {...button} title={name}>
      <VisuallyHidden>{say(texts.active, { name })}</VisuallyHidden>
      <span aria-hidden="true" className="max-w-40 truncate">
        {name}
      </span>
      {changed && (
        <span className="font-normal text-subtle">
          <VisuallyHidden>, </VisuallyHidden>
          {say(texts.changed)}
        </span>
      )}
    </Button>
  )
}
