export const stopNotesTexts = {
  QUESTION: {
    nb: 'Myndigheten spurte om dette i {cases} av {of} saker med spørsmål for denne malen det siste året.',
    nn: 'Styresmakta spurde om dette i {cases} av {of} saker med spørsmål for denne malen det siste året.',
    en: 'The authority asked about this in {cases} of {of} cases with questions for this template in the last year.',
  },
  REPLACEMENT: {
    nb: 'Dette ble rettet i {cases} av {of} erstatninger for denne malen det siste året.',
    nn: 'Dette vart retta i {cases} av {of} erstatningar for denne malen det siste året.',
    en: 'This was corrected in {cases} of {of} replacements for this template in the last year.',
  },
  REFUSAL: {
    nb: 'Myndigheten hadde spurt om dette i {cases} av {of} avslag for denne malen det siste året.',
    nn: 'Styresmakta hadde spurt om dette i {cases} av {of} avslag for denne malen det siste året.',
    en: 'The authority had asked about this in {cases} of {of} refusals for this template in the last year.',
  },
  /** For a count that covers several fields together. */
  named: { nb: '{name}: {note}', nn: '{name}: {note}', en: '{name}: {note}' },
} as const
