'use client'
import { ChevronDown } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Button } from '../button/button.js'
import { filterPanelTexts } from './filter-panel.texts.js'

interface RevealButtonProps {
  /** The number of hidden options. */
  hidden: number
  open: boolean
  onToggle: () => void
  /** The text of the button. @default 'Se flere alternativer' */
  label?: ((hidden: number, open: boolean) => string) | undefined
}

/** Shows the rest of a list, and hides it again. Renders nothing if no options are hidden. */
export function RevealButton({ hidden, open, onToggle, label }: RevealButtonProps) {
  const t = useTexts('filterPanel', filterPanelTexts)
  if (hidden === 0) return null
  return (
    <Button
      kind="quiet"
      small
      aria-expanded={open}
      onClick={onToggle}
      iconEnd={<ChevronDown className={cx(open && 'eks:rotate-180')} />}
      className="eks:-ms-2.5 eks:mt-0.5"
    >
      {label ? label(hidden, open) : t(open ? 'fewer' : 'more')}
    </Button>
  )
}
