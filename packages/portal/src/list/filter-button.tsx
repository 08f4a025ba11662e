import { Button, type ButtonProps, Count, VisuallyHidden } from '@eksport/ui'
import { onApproach } from '../browser/fetch-ahead.ts'
import { useText } from '../text/use-text.ts'
import { filterTexts as texts } from './filter.texts.ts'
import { loadFilters } from './filter-area.tsx'

interface FilterButtonProps extends Pick<ButtonProps, 'className' | 'icon' | 'iconEnd' | 'ref'> {
  readonly open: boolean
  /** Whether the filters open as a dialog instead of beside the list. */
  readonly dialog: boolean
  readonly count: number
  /** Shows only the icon, with the number of active filters at its corner. */
  readonly signAlone?: boolean
  readonly onToggle: () => void
}

/** Opens the filters of a list; shows the number of active filters. */
export function FilterButton({ open, dialog, count, signAlone = false, onToggle, ...button }: FilterButtonProps) {
  const say = useText()
  return (
    <Button
      {...button}
      {...(dialog ? { 'aria-haspopup': 'dialog' as const } : { 'aria-expanded': open })}
      onClick={onToggle}
      {...onApproach(loadFilters)}
      {...(signAlone && { className: 'relative w-12 px-0' })}
    >
      {signAlone ? <VisuallyHidden>{say(texts.filter)}</VisuallyHidden> : say(texts.filter)}
      {count > 0 && (
        <>
          <Count aria-hidden="true" className={signAlone ? 'absolute -top-2 -right-2' : ''}>
            {count}
          </Count>
          <VisuallyHidden>{`, ${say(texts.filtersInUse, { count })}`}</VisuallyHidden>
        </>
      )}
    </Button>
  )
}
