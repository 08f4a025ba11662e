/** Lists of codes that several certificates share; a test compares every template with the reference data. */

/** Headings of fish, crustaceans and molluscs, and of their preparations. */
export const seafoodPrefixes = ['0302', '0303', '0304', '0305', '0306', '0307', '0308', '1604', '1605'] as const

/** Goods that are neither alive nor shelf-stable at room temperature. */
export const ordinaryStates = [
  'FRESH',
  'CHILLED',
  'SUPERCHILLED',
  'FROZEN',
  'SALTED',
  'DRIED',
  'DRIED_SALTED',
  'SMOKED',
  'COLD_SMOKED',
  'HOT_SMOKED',
  'MARINATED',
  'CURED',
  'COOKED',
  'COOKED_FROZEN',
] as const

/** The ordinary states and the shelf-stable ones. */
export const everyState = [...ordinaryStates, 'FERMENTED', 'CANNED', 'PASTEURISED', 'DEHYDRATED', 'AMBIENT'] as const

/** Fish and shellfish, whole and in parts. */
export const ordinaryTypes = [
  'WHOLE_ROUND',
  'WHOLE',
  'GUTTED',
  'GUTTED_HEADED',
  'GUTTED_HEADED_TAILED',
  'FILLET',
  'FILLET_SKIN_ON',
  'FILLET_SKINLESS',
  'LOIN',
  'PORTION',
  'STEAK',
  'TRIMMINGS',
  'MINCED',
  'BUTTERFLY',
  'TAIL',
  'HEADS',
  'TONGUES',
  'CHEEKS',
  'BACKBONES',
  'SKIN',
  'SWIM_BLADDER',
  'LIVER',
  'ROE',
  'MILT',
  'CAVIAR',
  'SHELL_ON',
  'PEELED',
  'CLUSTERS',
  'CLAWS',
  'MEAT',
  'HALF_SHELL',
] as const

/** The ordinary types and the prepared ones. */
export const preparedTypes = [...ordinaryTypes, 'POWDER', 'SHELL_POWDER', 'PREPARED', 'SURIMI'] as const
