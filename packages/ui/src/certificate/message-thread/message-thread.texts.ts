export const messageThreadTexts = {
  none: { nb: 'Ingen meldinger.', nn: 'Ingen meldingar.', en: 'No messages.' },
  more: { nb: 'Last inn fler', nn: 'Last inn fleire', en: 'Load more' },
  fewer: { nb: 'Last inn færre', nn: 'Last inn færre', en: 'Load fewer' },
  shown: {
    nb: 'Viser {shown} av {total} meldinger',
    nn: 'Viser {shown} av {total} meldingar',
    en: 'Showing {shown} of {total} messages',
  },
  you: { nb: 'Du', nn: 'Du', en: 'You' },
  INNSENDER: { nb: 'Innsender', nn: 'Innsendar', en: 'Exporter' },
  BEHANDLER: { nb: 'Saksbehandler', nn: 'Saksbehandlar', en: 'Caseworker' },
  unknownSender: { nb: 'Ukjent avsender', nn: 'Ukjend avsendar', en: 'Unknown sender' },
  arrived: {
    nb: 'Ny melding fra {sender}: {text}',
    nn: 'Ny melding frå {sender}: {text}',
    en: 'New message from {sender}: {text}',
  },
  APPLICATION_CLARIFICATION_REQUEST: { nb: 'Ber om avklaring', nn: 'Ber om avklaring', en: 'Asks for clarification' },
  APPLICATION_CLARIFICATION_RESPONSE: {
    nb: 'Svar på avklaring',
    nn: 'Svar på avklaring',
    en: 'Answer to clarification',
  },
  APPLICATION_SUBMISSION_COMMENT: {
    nb: 'Kommentar ved innsending',
    nn: 'Kommentar ved innsending',
    en: 'Comment on submission',
  },
  APPLICATION_MESSAGE: { nb: 'Melding', nn: 'Melding', en: 'Message' },
  attachments: { nb: 'Vedlegg til meldingen', nn: 'Vedlegg til meldinga', en: 'Attachments to the message' },
  toCaseworker: { nb: 'Til saksbehandler:', nn: 'Til saksbehandlar:', en: 'To the caseworker:' },
  writeToCaseworker: {
    nb: 'Melding til saksbehandler',
    nn: 'Melding til saksbehandlar',
    en: 'Message to the caseworker',
  },
  writeToExporter: { nb: 'Melding til eksportøren', nn: 'Melding til eksportøren', en: 'Message to the exporter' },
  type: { nb: 'Type melding', nn: 'Type melding', en: 'Type of message' },
  send: { nb: 'Send', nn: 'Send', en: 'Send' },
  sendAgain: { nb: 'Prøv igjen', nn: 'Prøv igjen', en: 'Try again' },
  sending: { nb: 'Sender meldingen', nn: 'Sender meldinga', en: 'Sending the message' },
  sent: { nb: 'Meldingen er sendt', nn: 'Meldinga er send', en: 'The message is sent' },
  sendFailed: {
    nb: 'Meldingen ble ikke sendt. Det du har skrevet, er beholdt.',
    nn: 'Meldinga vart ikkje send. Det du har skrive, er teke vare på.',
    en: 'The message was not sent. What you have written is kept.',
  },
  empty: { nb: 'Skriv en melding først.', nn: 'Skriv ei melding først.', en: 'Write a message first.' },
  tooLong: {
    nb: 'Meldingen kan ikke inneholde mer enn 500 tegn.',
    nn: 'Meldinga kan ikkje innehalde meir enn 500 teikn.',
    en: 'The message cannot hold more than 500 characters.',
  },
  addFiles: { nb: 'Legg ved', nn: 'Legg ved', en: 'Attach' },
  removeFile: { nb: 'Fjern {name}', nn: 'Fjern {name}', en: 'Remove {name}' },
  shortcut: { nb: 'Ctrl + Enter sender', nn: 'Ctrl + Enter sender', en: 'Ctrl + Enter sends' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'message-thread': typeof messageThreadTexts
  }
}
