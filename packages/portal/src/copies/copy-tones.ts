import type { CopyOrder } from '@eksport/domain'

/** How far an order is, as its badge shows it. */
export const copyTones = { ORDERED: 'info', PRINTED: 'success', HANDED_OUT: 'neutral' } as const satisfies Readonly<
  Record<CopyOrder['state'], string>
>
