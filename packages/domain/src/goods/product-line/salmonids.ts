/**
 * [VAL-07] Salmonids by the start of the species code, whose farmed lines must say where and when they were slaughtered:
 * the codes of the specification, and with them the register's own codes of farmed fish (71101, 71301, 71401).
 */
export const salmonidPrefixes: readonly string[] = ['711', '713', '714', '719', '799']

export function isSalmonid(species: string | undefined): boolean {
  return salmonidPrefixes.some((prefix) => species?.startsWith(prefix) === true)
}
