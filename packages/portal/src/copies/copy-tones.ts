import type { CopyOrder } from '@eksport/domain'

/** The tone of the badge for each state of an order. */
export const copyTones = { ORDERED: 'info', PRINTED: 'success', HANDED_OUT: 'neutral' } as const satisfies Readonly<
  Record<CopyOrder['state'], string>
>
