import { Button, type ButtonProps, VisuallyHidden } from '@eksport/ui'
import { useText } from '../../text/use-text.ts'
import { viewsTriggerTexts as texts } from './views-trigger.texts.ts'

export interface ViewsTriggerProps extends Omit<ButtonProps, 'children' | 'name'> {
  /** Name of the open view. */
  readonly name?: string
  /** Whether the list now shows something else than the view. */
  readonly changed?: boolean
}

/** The button 'Visninger', or with the name of the open view. */
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
