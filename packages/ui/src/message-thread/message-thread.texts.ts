export const messageThreadTexts = {
  heading: { nb: 'Meldinger', nn: 'Meldingar', en: 'Messages' },
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
  from: { nb: '{sender}, {time}', nn: '{sender}, {time}', en: '{sender}, {time}' },
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
  attachments: { nb: 'Vedlegg til meldingen', nn: 'Vedlegg til meldinga', en: 'Attachments to the message' },
} as const

declare module '../text/catalogue.js' {
  interface Messages {
    'message-thread': typeof messageThreadTexts
  }
}
