/** [VAL-07] Salmonids, whose farmed lines must say where and when they were slaughtered. */
export const salmonids: readonly string[] = ['711', '713', '714', '719', '799']
