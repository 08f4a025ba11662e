import { LoaderCircle } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'

interface SpinnerProps {
  /** Added to the class of the sign. */
  className?: string
}

/** The turning ring, as a picture only: say in words beside it what is awaited. A ring of dots that stands still with reduced motion. */
export function Spinner({ className }: SpinnerProps) {
  return <LoaderCircle className={cx('eks-spinner', className)} />
}
