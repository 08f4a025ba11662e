import { ChevronDown, ChevronUp } from '../../foundation/icons/icons.js'
import { Button, type ButtonProps } from '../button/button.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'

interface AllFactsProps extends Pick<ButtonProps, 'className' | 'onClick'> {
  /** Whether all facts are shown. */
  all: boolean
  /** The text of the button. */
  label: string
  /** Whose facts, of one line or of all; read by screen readers. */
  of: string
  /** Hides the text visually: in a head among forty, the arrow is enough. */
  quiet?: boolean
}

/** Shows the hidden facts. */
export function AllFacts({ all, label, of, quiet, ...props }: AllFactsProps) {
  const Arrow = all ? ChevronUp : ChevronDown
  return (
    <Button kind="quiet" small data-print="hide" aria-expanded={all} icon={<Arrow />} {...props}>
      {quiet || label}
      <VisuallyHidden>{quiet ? `${label} ${of}` : ` ${of}`}</VisuallyHidden>
    </Button>
  )
}
