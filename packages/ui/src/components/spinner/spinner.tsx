import { LoaderCircle } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'

interface SpinnerProps {
  /** Added to the class of the icon. */
  className?: string
}

/** A spinning ring, as decoration: say beside it what is loading. With reduced motion, a static ring of dots. */
export function Spinner({ className }: SpinnerProps) {
  return <LoaderCircle className={cx('eks-spinner', className)} />
}
