import { LoaderCircle } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'

/** The turning ring, as a picture only: say in words beside it what is awaited. A ring of dots that stands still with reduced motion. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle className={cx('eks-spinner eks:size-icon eks:animate-spin', className)} />
}
