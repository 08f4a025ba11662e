/** [VAL-10] Powders that need a declaration, by type of processing and the start of the species code. */
export const powderConsents = {
  consentCodPowder: { processingTypes: ['POWDER'], speciesPrefixes: ['1022', '1040'] },
  consentShrimpPowder: { processingTypes: ['POWDER'], speciesPrefixes: ['2523', '2524'] },
  consentOysterPowder: { processingTypes: ['SHELL_POWDER', 'POWDER'], speciesPrefixes: ['2611', '2612'] },
} as const
