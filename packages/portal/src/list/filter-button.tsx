import { Button, type ButtonProps, Count, VisuallyHidden } from '@eksport/ui'
import { useText } from '../text/use-text.ts'
import { filterTexts as texts } from './filter.texts.ts'

interface FilterButtonProps extends Pick<ButtonProps, 'className' | 'icon' | 'iconEnd' | 'ref'> {
  readonly open: boolean
  /** Opens in front of the page and not beside the list. */
  readonly dialog: boolean
  readonly count: number
  readonly onToggle: () => void
  /** The pointer or the keyboard is on its way: a good moment to fetch what the button opens. */
  readonly onApproach: () => void
}

/** Opens the filters of a list; beside its name, how many are in use. */
export function FilterButton({ open, dialog, count, onToggle, onApproach, ...button }: FilterButtonProps) {
  const say = useText()
  return (
    <Button
      {...button}
      {...(dialog ? { 'aria-haspopup': 'dialog' as const } : { 'aria-expanded': open })}
      onClick={onToggle}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      {say(texts.filter)}
      {count > 0 && (
        <>
          <Count aria-hidden="true">{count}</Count>
          <VisuallyHidden>{`, ${say(texts.filtersInUse, { count })}`}</VisuallyHidden>
        </>
      )}
    </Button>
  )
}
