import type { ElectronicStatus } from '../../documents/electronic-certificate/electronic-certificate.ts'
import type { Retirement } from '../../facts/issue/retirement.ts'
import type { DeliveryState } from './delivery-state.ts'

/** [CRT-14] What the receiver is told when an issue is retired: 44 where another certificate replaces it, else 40. */
export const statusOfRetired = (as: Retirement): ElectronicStatus => (as === 'REPLACED' ? 'replaced' : 'withdrawn')

/**
 * [CRT-14] Whether the receiver may have a certificate whose message is in this state after this many attempts. A message that
 * was sent but not answered may have arrived, so it is called back too.
 */
export function mayBeHeld(state: DeliveryState, attempts: number): boolean {
  switch (state) {
    case 'DELIVERED':
      return true
    case 'WAITING':
    case 'ANSWER_AWAITED':
      return attempts > 0
    case 'REFUSED':
    case 'STOPPED':
      return false
  }
}
