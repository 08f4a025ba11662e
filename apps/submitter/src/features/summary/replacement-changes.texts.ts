export const replacementChangesTexts = {
  changes: {
    nb: '{n} endringer mot sertifikat {reference}',
    nn: '{n} endringar mot sertifikat {reference}',
    en: '{n} changes from certificate {reference}',
  },
  oneChange: {
    nb: 'Én endring mot sertifikat {reference}',
    nn: 'Éi endring mot sertifikat {reference}',
    en: 'One change from certificate {reference}',
  },
  others: { nb: 'og {n} til', nn: 'og {n} til', en: 'and {n} more' },
  none: {
    nb: 'Ingenting er endret mot sertifikat {reference}',
    nn: 'Ingenting er endra mot sertifikat {reference}',
    en: 'Nothing has been changed from certificate {reference}',
  },
  noneText: {
    nb: 'Erstatningen blir lik originalen, og har sitt eget gebyr. Rett det som er feil på sidene før du sender inn.',
    nn: 'Erstatninga blir lik originalen, og har sitt eige gebyr. Rett det som er feil på sidene før du sender inn.',
    en: 'The replacement will say what the original says, and has a fee of its own. Correct what is wrong on the pages before you submit.',
  },
  unknown: {
    nb: 'Kan ikke sammenlignes med sertifikat {reference}',
    nn: 'Kan ikkje samanliknast med sertifikat {reference}',
    en: 'Cannot be compared with certificate {reference}',
  },
  unknownText: {
    nb: 'Originalen kunne ikke hentes. Se selv etter at erstatningen retter det som var feil.',
    nn: 'Originalen kunne ikkje hentast. Sjå sjølv etter at erstatninga rettar det som var feil.',
    en: 'The original could not be fetched. See for yourself that the replacement corrects what was wrong.',
  },
  toPages: { nb: 'Gå til sidene', nn: 'Gå til sidene', en: 'Go to the pages' },
  ask: {
    nb: 'Sende inn en erstatning uten endringer?',
    nn: 'Sende inn ei erstatning utan endringar?',
    en: 'Submit a replacement without changes?',
  },
  askText: {
    nb: 'Sertifikatet blir likt {reference}, og gebyret må betales likevel.',
    nn: 'Sertifikatet blir likt {reference}, og gebyret må betalast likevel.',
    en: 'The certificate will be the same as {reference}, and the fee must be paid all the same.',
  },
  askUnknown: {
    nb: 'Sende inn uten at endringene er sammenlignet?',
    nn: 'Sende inn utan at endringane er samanlikna?',
    en: 'Submit without a comparison of the changes?',
  },
  askUnknownText: {
    nb: 'Vi vet ikke om erstatningen sier noe annet enn {reference}. Gebyret må betales uansett.',
    nn: 'Vi veit ikkje om erstatninga seier noko anna enn {reference}. Gebyret må betalast uansett.',
    en: 'We do not know whether the replacement says anything else than {reference}. The fee must be paid either way.',
  },
  sendAnyway: { nb: 'Send inn likevel', nn: 'Send inn likevel', en: 'Submit anyway' },
} as const
