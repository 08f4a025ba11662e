export const applicationDetailTexts = {
  applicationFor: { nb: 'Søknad om {name}', nn: 'Søknad om {name}', en: 'Application for {name}' },
  fullName: { nb: 'hele navnet på malen', nn: 'heile namnet på malen', en: 'the full name of the template' },
  loading: { nb: 'Henter søknaden', nn: 'Hentar søknaden', en: 'Loading the application' },
  exporter: { nb: 'Eksportør', nn: 'Eksportør', en: 'Exporter' },
  replaces: { nb: 'Erstatter', nn: 'Erstattar', en: 'Replaces' },
  replacedBy: { nb: 'Erstattet av', nn: 'Erstatta av', en: 'Replaced by' },
  certificateFormat: { nb: 'Sertifikatformat', nn: 'Sertifikatformat', en: 'Certificate format' },
  preNotification: { nb: 'Forhåndsmelding', nn: 'Førehandsmelding', en: 'Pre-notification' },
  yes: { nb: 'Ja', nn: 'Ja', en: 'Yes' },
  possible: { nb: 'Mulig', nn: 'Mogleg', en: 'Possible' },
  veterinarian: { nb: 'Veterinærgodkjenning', nn: 'Veterinærgodkjenning', en: 'Veterinary approval' },
  retrieved: { nb: 'Hentet', nn: 'Henta', en: 'Retrieved' },
  notRetrieved: { nb: 'Ikke hentet', nn: 'Ikkje henta', en: 'Not retrieved' },
  approved: { nb: 'Godkjent', nn: 'Godkjend', en: 'Approved' },
  notApproved: { nb: 'Ikke godkjent', nn: 'Ikkje godkjend', en: 'Not approved' },
  caseworker: { nb: 'Saksbehandler', nn: 'Saksbehandlar', en: 'Caseworker' },
  office: { nb: 'Kontor', nn: 'Kontor', en: 'Office' },
  caseNumber: { nb: 'Saksnummer', nn: 'Saksnummer', en: 'Case number' },
  newTab: { nb: 'åpnes i ny fane', nn: 'blir opna i ny fane', en: 'opens in a new tab' },
  cancellation: { nb: 'Kansellering', nn: 'Kansellering', en: 'Cancellation' },
  replacement: { nb: 'Erstatning', nn: 'Erstatning', en: 'Replacement' },
  transport: { nb: 'Transport', nn: 'Transport', en: 'Transport' },
  sender: { nb: 'Avsender', nn: 'Avsendar', en: 'Sender' },
  recipient: { nb: 'Mottaker', nn: 'Mottakar', en: 'Recipient' },
  productLines: { nb: 'Varelinjer', nn: 'Varelinjer', en: 'Product lines' },
  retrieval: { nb: 'Henting', nn: 'Henting', en: 'Pickup' },
  control: {
    nb: 'Siste kontroll\u00admulighet',
    nn: 'Siste kontroll\u00adhøve',
    en: 'Last opportunity for control',
  },
  fees: { nb: 'Kostnad', nn: 'Kostnad', en: 'Cost' },
  copies: { nb: 'Bekreftet kopi', nn: 'Stadfesta kopi', en: 'Confirmed copy' },
  attachments: { nb: 'Vedlegg', nn: 'Vedlegg', en: 'Attachments' },
  messages: { nb: 'Meldinger', nn: 'Meldingar', en: 'Messages' },
  temperature: { nb: 'Transporttemperatur', nn: 'Transporttemperatur', en: 'Transport temperature' },
  applicationFormat: { nb: 'Søknadsformat', nn: 'Søknadsformat', en: 'Application format' },
  cancellationAttachments: {
    nb: 'Vedlegg til kanselleringen',
    nn: 'Vedlegg til kanselleringa',
    en: 'Attachments to the cancellation',
  },
  replacementAttachments: {
    nb: 'Vedlegg til erstatningen',
    nn: 'Vedlegg til erstatninga',
    en: 'Attachments to the replacement',
  },
  linesSummary: { nb: '{n} linjer, {weight} netto', nn: '{n} linjer, {weight} netto', en: '{n} lines, {weight} net' },
  oneLineSummary: { nb: '1 linje, {weight} netto', nn: '1 linje, {weight} netto', en: '1 line, {weight} net' },
  against: { nb: 'mot {reference}', nn: 'mot {reference}', en: 'against {reference}' },
  sinceLast: { nb: 'siden forrige innsending', nn: 'sidan førre innsending', en: 'since it was last sent' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'application-detail': typeof applicationDetailTexts
  }
}
