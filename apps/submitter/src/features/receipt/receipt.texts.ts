import type { LocalizedText } from '@eksport/forms'

export const receiptTexts = {
  title: { nb: 'Søknaden er sendt inn', nn: 'Søknaden er send inn', en: 'The application has been submitted' },
  answered: { nb: 'Svaret er sendt', nn: 'Svaret er sendt', en: 'The answer has been sent' },
  received: {
    nb: '{reference} · {country} – {template} · mottatt {time}',
    nn: '{reference} · {country} – {template} · motteken {time}',
    en: '{reference} · {country} – {template} · received {time}',
  },
  next: { nb: 'Dette skjer nå', nn: 'Dette skjer no', en: 'What happens now' },
  arrived: { nb: 'Mottatt', nn: 'Motteken', en: 'Received' },
  arrivedText: {
    nb: 'Kvitteringen ligger her og på søknaden.',
    nn: 'Kvitteringa ligg her og på søknaden.',
    en: 'The receipt is here and on the application.',
  },
  assessed: { nb: 'Vurderes av saksbehandler', nn: 'Blir vurdert av saksbehandlar', en: 'Assessed by a caseworker' },
  assessedText: {
    nb: 'Spør vi om noe, venter behandlingen til du har svart.',
    nn: 'Spør vi om noko, ventar behandlinga til du har svart.',
    en: 'If we ask about something, processing waits until you have answered.',
  },
  because: {
    nb: 'En saksbehandler ser på den fordi:',
    nn: 'Ein saksbehandlar ser på han fordi:',
    en: 'A caseworker looks at it because:',
  },
  issued: { nb: 'Sertifikatet utstedes', nn: 'Sertifikatet blir utferda', en: 'The certificate is issued' },
  fetched: { nb: 'Hentes på papir', nn: 'Blir henta på papir', en: 'Collected on paper' },
  delivered: { nb: 'Leveres elektronisk', nn: 'Blir levert elektronisk', en: 'Delivered electronically' },
  deliveredText: {
    nb: 'Du finner sertifikatet på søknaden når det er utstedt.',
    nn: 'Du finn sertifikatet på søknaden når det er utferda.',
    en: 'You find the certificate on the application when it is issued.',
  },
  pickup: { nb: 'Henting', nn: 'Henting', en: 'Pickup' },
  atDesk: {
    nb: 'Oppgi {reference} i skranken, og ta med legitimasjon.',
    nn: 'Oppgje {reference} i skranken, og ta med legitimasjon.',
    en: 'Give {reference} at the desk, and bring identification.',
  },
  fee: { nb: 'Gebyr', nn: 'Gebyr', en: 'Fee' },
  toApplication: { nb: 'Se søknaden', nn: 'Sjå søknaden', en: 'See the application' },
  downloadReceipt: { nb: 'Last ned kvittering', nn: 'Last ned kvittering', en: 'Download receipt' },
  downloadFailed: { nb: 'Kunne ikke hente pdf', nn: 'Kunne ikkje hente pdf', en: 'Could not fetch the PDF' },
  toOverview: { nb: 'Til oversikten', nn: 'Til oversikta', en: 'To the overview' },
  answerArrived: { nb: 'Svaret er mottatt', nn: 'Svaret er motteke', en: 'The answer has been received' },
  answerArrivedText: {
    nb: 'Samme saksbehandler går videre, og ser hva du har endret.',
    nn: 'Same saksbehandlar går vidare, og ser kva du har endra.',
    en: 'The same caseworker goes on, and sees what you have changed.',
  },
  automatic: { nb: 'Godkjent automatisk', nn: 'Godkjend automatisk', en: 'Approved automatically' },
  approved: { nb: 'Godkjent', nn: 'Godkjend', en: 'Approved' },
  asked: { nb: 'Vi har spurt deg om noe', nn: 'Vi har spurt deg om noko', en: 'We have asked you something' },
  askedText: {
    nb: 'Fristen løper ikke før du har svart. Du svarer på søknaden.',
    nn: 'Fristen går ikkje før du har svart. Du svarer på søknaden.',
    en: 'The deadline does not run until you have answered. You answer on the application.',
  },
  movedOn: { nb: 'Søknaden har kommet videre', nn: 'Søknaden har kome vidare', en: 'The application has moved on' },
  movedOnText: {
    nb: 'Det som har skjedd siden, står på søknaden.',
    nn: 'Det som har hendt sidan, står på søknaden.',
    en: 'What has happened since is on the application.',
  },
  deadline: { nb: 'Frist {time}', nn: 'Frist {time}', en: 'Deadline {time}' },
  before: {
    nb: 'Vi skal være ferdige før {cause}.',
    nn: 'Vi skal vere ferdige før {cause}.',
    en: 'We are to be done before {cause}.',
  },
  whenApproved: { nb: 'Når søknaden er godkjent', nn: 'Når søknaden er godkjend', en: 'When it is approved' },
  number: {
    nb: 'Sertifikatet får nummer {number}.',
    nn: 'Sertifikatet får nummer {number}.',
    en: 'The certificate gets number {number}.',
  },
  noChange: {
    nb: 'Du kan ikke endre søknaden etter dette.',
    nn: 'Du kan ikkje endre søknaden etter dette.',
    en: 'You cannot change the application after that.',
  },
  replaces: {
    nb: 'Det erstatter sertifikatet av {original}.',
    nn: 'Det erstattar sertifikatet av {original}.',
    en: 'It replaces the certificate of {original}.',
  },
  replacesMats: {
    nb: 'Det erstatter sertifikat {original} fra skjematjenesten.',
    nn: 'Det erstattar sertifikat {original} frå skjematenesta.',
    en: 'It replaces certificate {original} from the forms service (MATS).',
  },
  lastControl: {
    nb: 'Siste kontrollmulighet er {moment}.',
    nn: 'Siste kontrollhøve er {moment}.',
    en: 'The last opportunity for control is {moment}.',
  },
  open: { nb: 'Åpent den dagen', nn: 'Ope den dagen', en: 'Open that day' },
  toCalendar: { nb: 'Legg i kalender', nn: 'Legg i kalender', en: 'Add to calendar' },
  calendarSummary: {
    nb: 'Hent sertifikat {reference}',
    nn: 'Hent sertifikat {reference}',
    en: 'Collect certificate {reference}',
  },
  calendarFile: { nb: 'henting', nn: 'henting', en: 'pickup' },
  feeText: {
    nb: 'Beløpet ble låst da søknaden ble sendt inn.',
    nn: 'Beløpet vart låst då søknaden vart send inn.',
    en: 'The amount was fixed when the application was submitted.',
  },
  feeDouble: {
    nb: 'Gebyret gjelder utenfor ordinær åpningstid.',
    nn: 'Gebyret gjeld utanfor ordinær opningstid.',
    en: 'The fee is for outside ordinary opening hours.',
  },
  notices: { nb: 'Varsler', nn: 'Varsel', en: 'Notices' },
  noticesByMail: {
    nb: 'Alle kommer under bjella. Slå på det du vil ha på e-post til {mail} også.',
    nn: 'Alle kjem under bjølla. Slå på det du vil ha på e-post til {mail} òg.',
    en: 'All come under the bell. Turn on what you want by e-mail to {mail} as well.',
  },
  noticesNoMail: {
    nb: 'Vi har ingen e-postadresse til deg. Dette varsler vi om under bjella:',
    nn: 'Vi har inga e-postadresse til deg. Dette varslar vi om under bjølla:',
    en: 'We have no e-mail address for you. We tell you of this under the bell:',
  },
  noticeNotSaved: {
    nb: 'Valget ble ikke lagret. Prøv igjen.',
    nn: 'Valet vart ikkje lagra. Prøv igjen.',
    en: 'The choice was not saved. Try again.',
  },
  noticesFailed: {
    nb: 'Klarte ikke å hente hva du varsles om.',
    nn: 'Klarte ikkje å hente kva du blir varsla om.',
    en: 'Could not fetch what you are told of.',
  },
  allNotices: { nb: 'Alle varsler', nn: 'Alle varsel', en: 'All notices' },
  more: { nb: 'Skal du sende flere?', nn: 'Skal du sende fleire?', en: 'Are you sending more?' },
  follows: {
    nb: '{n} av {all} svar følger med.',
    nn: '{n} av {all} svar følgjer med.',
    en: '{n} of {all} answers come along.',
  },
  followsWithLines: {
    nb: '{n} av {all} svar følger med, på {lines} varelinjer og resten av søknaden.',
    nn: '{n} av {all} svar følgjer med, på {lines} varelinjer og resten av søknaden.',
    en: '{n} of {all} answers come along, on {lines} product lines and the rest of the application.',
  },
  anew: {
    nb: 'Du fyller ut på nytt: {labels}.',
    nn: 'Du fyller ut på nytt: {labels}.',
    en: 'You fill in anew: {labels}.',
  },
  declareAnew: {
    nb: 'Erklæringer gis på nytt.',
    nn: 'Erklæringar blir gitt på nytt.',
    en: 'Declarations are given anew.',
  },
} as const satisfies Record<string, LocalizedText>

/** Weekday names, where 1 is Monday. */
export const weekdayTexts: Readonly<Record<number, LocalizedText>> = {
  1: { nb: 'Mandag', nn: 'Måndag', en: 'Monday' },
  2: { nb: 'Tirsdag', nn: 'Tysdag', en: 'Tuesday' },
  3: { nb: 'Onsdag', nn: 'Onsdag', en: 'Wednesday' },
  4: { nb: 'Torsdag', nn: 'Torsdag', en: 'Thursday' },
  5: { nb: 'Fredag', nn: 'Fredag', en: 'Friday' },
  6: { nb: 'Lørdag', nn: 'Laurdag', en: 'Saturday' },
  7: { nb: 'Søndag', nn: 'Søndag', en: 'Sunday' },
}
