import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Count, VisuallyHidden } from '@eksport/ui'
import { SlidersHorizontal } from 'lucide-react'
import type { Ref } from 'react'
import { KeyHint } from '#src/lib/key-hint.tsx'
import { worklistTexts as texts } from '../worklist.texts.ts'

interface FilterButtonProps {
  readonly open: boolean
  /** Opens in front of the page and not beside the list. */
  readonly dialog: boolean
  readonly count: number
  readonly onToggle: () => void
  /** The pointer or the keyboard is on its way: a good moment to fetch what the button opens. */
  readonly onApproach: () => void
  readonly ref: Ref<HTMLButtonElement>
}

/** Opens the filters; beside its name, how many are in use. */
export function FilterButton({ open, dialog, count, onToggle, onApproach, ref }: FilterButtonProps) {
  const say = useText()
  return (
    <Button
      ref={ref}
      className="max-md:w-full"
      icon={<SlidersHorizontal aria-hidden="true" />}
      iconEnd={<KeyHint letter="F" />}
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
