import type { ElectronicStatus } from '../../documents/electronic-certificate/electronic-certificate.ts'
import type { Retirement } from '../../facts/issue/retirement.ts'
import type { DeliveryState } from './delivery-state.ts'

/** [CRT-14] What the receiver of a certificate is told when its issue is retired: 44 where another stands in its place, else 40. */
export const statusOfRetired = (as: Retirement): ElectronicStatus => (as === 'REPLACED' ? 'replaced' : 'withdrawn')

/**
 * [CRT-14] Whether the receiver may hold a certificate whose message is in this state after so many attempts. One that was sent
 * and not answered may have arrived: it is called back as well.
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
