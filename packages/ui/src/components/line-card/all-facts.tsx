import { ChevronDown, ChevronUp } from '../../foundation/icons/icons.js'
import { Button, type ButtonProps } from '../button/button.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'

interface AllFactsProps extends Pick<ButtonProps, 'className' | 'onClick'> {
  /** Whether they show. */
  all: boolean
  /** What the button says. */
  label: string
  /** Whose facts: of one line, or of all; read aloud. */
  of: string
  /** Words are read aloud only: at the end of a head, where forty stand below each other, the arrow says it. */
  quiet?: boolean
}

/** Unfolds the facts that are held back. */
export function AllFacts({ all, label, of, quiet, ...props }: AllFactsProps) {
  const Arrow = all ? ChevronUp : ChevronDown
  return (
    <Button kind="quiet" small data-print="hide" aria-expanded={all} icon={<Arrow />} {...props}>
      {quiet || label}
      <VisuallyHidden>{quiet ? `${label} ${of}` : ` ${of}`}</VisuallyHidden>
    </Button>
  )
}
