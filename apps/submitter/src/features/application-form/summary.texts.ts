import type { LocalizedText } from '@eksport/forms'

export const summaryTexts = {
  comment: { nb: 'Kommentar til saksbehandler', nn: 'Kommentar til saksbehandlar', en: 'Comment to the caseworker' },
  commentHint: { nb: 'Høyst 500 tegn.', nn: 'Høgst 500 teikn.', en: 'At most 500 characters.' },
  attachments: { nb: 'Vedlegg', nn: 'Vedlegg', en: 'Attachments' },
  attachmentsHint: {
    nb: 'Papirer som saksbehandleren trenger for å vurdere søknaden.',
    nn: 'Papir som saksbehandlaren treng for å vurdere søknaden.',
    en: 'Papers that the caseworker needs to assess the application.',
  },
  change: { nb: 'Endre {step}', nn: 'Endre {step}', en: 'Change {step}' },
  send: { nb: 'Send inn', nn: 'Send inn', en: 'Submit' },
  sending: { nb: 'Sender søknaden', nn: 'Sender søknaden', en: 'Submitting the application' },
  sendFailed: {
    nb: 'Uff da, noe gikk galt ved innsending av søknaden. Prøv igjen senere.',
    nn: 'Uff då, noko gjekk gale ved innsending av søknaden. Prøv igjen seinare.',
    en: 'Oh dear, something went wrong while submitting the application. Try again later.',
  },
  sendRefused: {
    nb: 'Søknaden har feil som må rettes før innsending',
    nn: 'Søknaden har feil som må rettast før innsending',
    en: 'The application has errors that must be corrected before it is submitted',
  },
  sendStale: {
    nb: 'Søknaden er endret siden sist. Vi har hentet den på nytt. Se over og send inn igjen.',
    nn: 'Søknaden er endra sidan sist. Vi har henta han på nytt. Sjå over og send inn igjen.',
    en: 'The application has changed. We have fetched it again. Check it and submit once more.',
  },
  missing: {
    nb: 'Noe mangler før du kan sende inn',
    nn: 'Noko manglar før du kan sende inn',
    en: 'Something is missing before you can submit',
  },
  missingIn: {
    nb: '{step}: {n} felt mangler eller må rettes',
    nn: '{step}: {n} felt manglar eller må rettast',
    en: '{step}: {n} fields are missing or must be corrected',
  },
  missingInOne: {
    nb: '{step}: 1 felt mangler eller må rettes',
    nn: '{step}: 1 felt manglar eller må rettast',
    en: '{step}: 1 field is missing or must be corrected',
  },
  disabled: {
    nb: 'Innsending er stengt akkurat nå. Søknaden din er lagret.',
    nn: 'Innsending er stengd akkurat no. Søknaden din er lagra.',
    en: 'Submission is closed just now. Your application is saved.',
  },
  disabledLink: { nb: 'Se driftsmeldinger', nn: 'Sjå driftsmeldingar', en: 'See operating messages' },
} as const

/** [WIZ-18] Said one after another while the application is on its way. */
export const sendingLines: readonly LocalizedText[] = [
  {
    nb: 'Pakker søknaden i isoporkasse, med godt med is.',
    nn: 'Pakkar søknaden i isoporkasse, med godt med is.',
    en: 'Packing the application in a box, with plenty of ice.',
  },
  {
    nb: 'Teller finner én gang til, for sikkerhets skyld.',
    nn: 'Tel finnar ein gong til, for tryggleiks skuld.',
    en: 'Counting fins once more, to be on the safe side.',
  },
  {
    nb: 'Ber måkene om å holde seg unna papirene.',
    nn: 'Ber måsane om å halde seg unna papira.',
    en: 'Asking the gulls to keep away from the papers.',
  },
  {
    nb: 'Sjekker at fisken har passet med seg.',
    nn: 'Sjekkar at fisken har passet med seg.',
    en: 'Checking that the fish has brought its passport.',
  },
  {
    nb: 'Venter på flo sjø. Det er straks.',
    nn: 'Ventar på flo sjø. Det er straks.',
    en: 'Waiting for high tide. Any moment now.',
  },
]
