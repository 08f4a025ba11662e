/**
 * [VAL-07] Salmonids by the beginning of the species code; their farmed lines must state where and when they were slaughtered.
 * The codes of the specification, and the register's own codes of farmed fish (71101, 71301, 71401).
 */
export const salmonidPrefixes: readonly string[] = ['711', '713', '714', '719', '799']

export function isSalmonid(species: string | undefined): boolean {
  return salmonidPrefixes.some((prefix) => species?.startsWith(prefix) === true)
}

/** [VAL-10] Powders that need a declaration, by processing type and the beginning of the species code. */
export const powderConsents = {
  consentCodPowder: { processingTypes: ['POWDER'], speciesPrefixes: ['1022', '1040'] },
  consentShrimpPowder: { processingTypes: ['POWDER'], speciesPrefixes: ['2523', '2524'] },
  consentOysterPowder: { processingTypes: ['SHELL_POWDER', 'POWDER'], speciesPrefixes: ['2611', '2612'] },
} as const
