/**
 * [VAL-07] Salmonids by the start of the species code, whose farmed lines must say where and when they were slaughtered:
 * the codes of the specification, and with them the register's own codes of farmed fish (71101, 71301, 71401).
 */
export const salmonidPrefixes: readonly string[] = ['711', '713', '714', '719', '799']

export function isSalmonid(species: string | undefined): boolean {
  return salmonidPrefixes.some((prefix) => species?.startsWith(prefix) === true)
}

/** [VAL-10] Powders that need a declaration, by type of processing and the start of the species code. */
export const powderConsents = {
  consentCodPowder: { processingTypes: ['POWDER'], speciesPrefixes: ['1022', '1040'] },
  consentShrimpPowder: { processingTypes: ['POWDER'], speciesPrefixes: ['2523', '2524'] },
  consentOysterPowder: { processingTypes: ['SHELL_POWDER', 'POWDER'], speciesPrefixes: ['2611', '2612'] },
} as const
