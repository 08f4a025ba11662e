import type { LocalizedText } from '@eksport/forms'

/** Texts of the application's pages outside its form, for the walkers. */
export const words = {
  optional: { nb: 'Valgfritt', nn: 'Valfritt', en: 'Optional' },
  listLoads: { nb: 'Listen lastes …', nn: 'Lista blir lasta …', en: 'The list is loading …' },
  callingCode: { nb: 'Landkode', nn: 'Landkode', en: 'Country code' },
  number: { nb: 'Nummer', nn: 'Nummer', en: 'Number' },
  from: { nb: 'Fra', nn: 'Frå', en: 'From' },
  to: { nb: 'Til', nn: 'Til', en: 'To' },
  yes: { nb: 'Ja', nn: 'Ja', en: 'Yes' },
  no: { nb: 'Nei', nn: 'Nei', en: 'No' },
  newLine: { nb: 'Ny linje', nn: 'Ny linje', en: 'New line' },
  nextFree: { nb: 'Neste ledige: ', nn: 'Neste ledige: ', en: 'Next available: ' },
  time: { nb: 'Tid', nn: 'Tid', en: 'Time' },
  next: { nb: 'Neste', nn: 'Neste', en: 'Next' },
  send: { nb: 'Send inn', nn: 'Send inn', en: 'Submit' },
  sent: { nb: 'Søknaden er sendt inn', nn: 'Søknaden er send inn', en: 'The application has been submitted' },
  downloadForm: { nb: 'Last ned skjemaet', nn: 'Last ned skjemaet', en: 'Download the form' },
} as const satisfies Readonly<Record<string, LocalizedText>>
