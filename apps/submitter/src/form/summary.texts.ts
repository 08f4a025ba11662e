import type { CertificateFormat } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'

export const summaryTexts = {
  usualTime: {
    nb: '{name}: halvparten er godkjent innen {half}, ni av ti innen {nineOfTen}, medregnet dem som maskinen godkjenner.',
    nn: '{name}: halvparten er godkjent innan {half}, ni av ti innan {nineOfTen}, medrekna dei som maskina godkjenner.',
    en: '{name}: half are approved within {half}, nine of ten within {nineOfTen}, with those that the machine approves.',
  },
  usualTimeLink: { nb: 'Så lang tid tar det', nn: 'Så lang tid tek det', en: 'How long it takes' },
  comment: { nb: 'Kommentar til saksbehandler', nn: 'Kommentar til saksbehandlar', en: 'Comment to the caseworker' },
  commentHint: { nb: 'Høyst 500 tegn.', nn: 'Høgst 500 teikn.', en: 'At most 500 characters.' },
  attachments: { nb: 'Vedlegg', nn: 'Vedlegg', en: 'Attachments' },
  attachmentsHint: {
    nb: 'Papirer som saksbehandleren trenger for å vurdere søknaden.',
    nn: 'Papir som saksbehandlaren treng for å vurdere søknaden.',
    en: 'Papers that the caseworker needs to assess the application.',
  },
  change: { nb: 'Endre {step}', nn: 'Endre {step}', en: 'Change {step}' },
  feeChanged: {
    nb: 'Gebyret er nå {now}, ikke {before}. Søknaden er ikke sendt. Send inn igjen hvis du vil.',
    nn: 'Gebyret er no {now}, ikkje {before}. Søknaden er ikkje send. Send inn igjen om du vil.',
    en: 'The fee is now {now}, not {before}. The application has not been submitted. Submit again if you want to.',
  },
  send: { nb: 'Send inn', nn: 'Send inn', en: 'Submit' },
  sending: { nb: 'Sender søknaden', nn: 'Sender søknaden', en: 'Submitting the application' },
  sendFailed: {
    nb: 'Uff da, noe gikk galt ved innsending av søknaden. Prøv igjen senere.',
    nn: 'Uff då, noko gjekk gale ved innsending av søknaden. Prøv igjen seinare.',
    en: 'Oh dear, something went wrong while submitting the application. Try again later.',
  },
  sendLater: {
    nb: 'Søknaden er ikke sendt inn: vi får ikke kontakt med tjenesten. Det du har skrevet, er lagret på denne maskinen. Trykk på «Send inn» igjen når nettet er tilbake.',
    nn: 'Søknaden er ikkje send inn: vi får ikkje kontakt med tenesta. Det du har skrive, er lagra på denne maskina. Trykk på «Send inn» igjen når nettet er tilbake.',
    en: 'The application has not been submitted: we cannot reach the service. What you have typed is saved on this computer. Press “Submit” again when the network is back.',
  },
  hideProblem: { nb: 'Skjul feilene', nn: 'Skjul feila', en: 'Hide the errors' },
  sendStale: {
    nb: 'Søknaden er endret siden sist. Vi har hentet den på nytt. Se over og send inn igjen.',
    nn: 'Søknaden er endra sidan sist. Vi har henta han på nytt. Sjå over og send inn igjen.',
    en: 'The application has changed. We have fetched it again. Check it and submit once more.',
  },
  intro: {
    nb: 'Kontroller opplysningene. «Endre» tar deg tilbake hit når du er ferdig.',
    nn: 'Kontroller opplysningane. «Endre» tek deg tilbake hit når du er ferdig.',
    en: 'Check the information. “Change” brings you back here when you are done.',
  },
  allErrors: { nb: 'Vis alle {n}', nn: 'Vis alle {n}', en: 'Show all {n}' },
  sendAnyway: { nb: 'Du kan sende inn likevel.', nn: 'Du kan sende inn likevel.', en: 'You can submit all the same.' },
  zone: { nb: 'Tidene er norsk tid.', nn: 'Tidene er norsk tid.', en: 'The times are Norwegian time.' },
  deadline: {
    nb: 'Vi skal være ferdige innen {time}.',
    nn: 'Vi skal vere ferdige innan {time}.',
    en: 'We are to be done by {time}.',
  },
  noDecision: { nb: 'Dette er ikke et vedtak.', nn: 'Dette er ikkje eit vedtak.', en: 'This is not a decision.' },
  blockedByErrors: {
    nb: 'Rett feilene øverst på siden først.',
    nn: 'Rett feila øvst på sida først.',
    en: 'Correct the errors at the top of the page first.',
  },
  blockedByFiles: {
    nb: 'En fil er på vei eller må fjernes først.',
    nn: 'Ei fil er på veg eller må fjernast først.',
    en: 'A file is on its way or must be removed first.',
  },
  blockedByClosing: {
    nb: 'Innsending er stengt akkurat nå.',
    nn: 'Innsending er stengd akkurat no.',
    en: 'Submission is closed just now.',
  },
  onePage: { nb: '1 side', nn: '1 side', en: '1 page' },
  pages: { nb: '{n} sider', nn: '{n} sider', en: '{n} pages' },
  findings: { nb: '{n} funn', nn: '{n} funn', en: '{n} findings' },
  oneFinding: { nb: '1 funn', nn: '1 funn', en: '1 finding' },
  gaps: { nb: '{n} må rettes', nn: '{n} må rettast', en: '{n} to correct' },
  lines: { nb: '{n} linjer, {weight}', nn: '{n} linjer, {weight}', en: '{n} lines, {weight}' },
  oneLine: { nb: '1 linje, {weight}', nn: '1 linje, {weight}', en: '1 line, {weight}' },
  disabled: {
    nb: 'Innsending er stengt akkurat nå. Søknaden din er lagret.',
    nn: 'Innsending er stengd akkurat no. Søknaden din er lagra.',
    en: 'Submission is closed just now. Your application is saved.',
  },
  disabledLink: { nb: 'Se driftsmeldinger', nn: 'Sjå driftsmeldingar', en: 'See operating messages' },
} as const

/** [WIZ-18] Shown one after another while the application is being sent. */
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

/** The formats of a certificate in running text. */
export const formatTexts = {
  PAPER: { nb: 'papir', nn: 'papir', en: 'paper' },
  E_CERT: { nb: 'elektronisk', nn: 'elektronisk', en: 'electronic' },
  PDF: { nb: 'PDF', nn: 'PDF', en: 'PDF' },
} as const satisfies Record<CertificateFormat, LocalizedText>
