import type { WrittenTextKind } from '@eksport/domain'
import type { Locale, LocalizedText } from '@eksport/forms'

export const kindNames: Readonly<Record<WrittenTextKind, LocalizedText>> = {
  PHRASE: { nb: 'Fraser', nn: 'Frasar', en: 'Phrases' },
  LEGAL_BASIS: { nb: 'Hjemler for avslag', nn: 'Heimlar for avslag', en: 'Legal bases of refusals' },
  COMPLAINT: {
    nb: 'Klage: frist og klageinstans',
    nn: 'Klage: frist og klageinstans',
    en: 'Complaint: time limit and appeal body',
  },
  SHIELDING: { nb: 'Hjemler for skjerming', nn: 'Heimlar for skjerming', en: 'Legal bases of withholding' },
}

export const languageNames: Readonly<Record<Locale, LocalizedText>> = {
  nb: { nb: 'bokmål', nn: 'bokmål', en: 'Bokmål' },
  nn: { nb: 'nynorsk', nn: 'nynorsk', en: 'Nynorsk' },
  en: { nb: 'engelsk', nn: 'engelsk', en: 'English' },
}

export const writtenTextTexts = {
  title: { nb: 'Fraser og vedtakstekster', nn: 'Frasar og vedtakstekstar', en: 'Phrases and decision texts' },
  lead: {
    nb: 'Det du skriver, gjelder fra den dagen du velger. Brev og meldinger som er sendt, beholder sine ord.',
    nn: 'Det du skriv, gjeld frå den dagen du vel. Brev og meldingar som er sende, beheld orda sine.',
    en: 'What you write holds from the day that you choose. Letters and messages that are sent keep their words.',
  },
  failed: {
    nb: 'Klarte ikke å hente tekstene.',
    nn: 'Klarte ikkje å hente tekstane.',
    en: 'Could not fetch the texts.',
  },
  list: { nb: 'Alle tekster', nn: 'Alle tekstar', en: 'All texts' },
  newPhrase: { nb: 'Ny frase', nn: 'Ny frase', en: 'New phrase' },
  choose: { nb: 'Velg en tekst.', nn: 'Vel ein tekst.', en: 'Choose a text.' },
  notThere: { nb: 'Fant ikke teksten.', nn: 'Fann ikkje teksten.', en: 'The text was not found.' },
  away: { nb: 'Kan ikke velges', nn: 'Kan ikkje veljast', en: 'Cannot be chosen' },
  planned: { nb: 'Endres {day}', nn: 'Blir endra {day}', en: 'Changes {day}' },
  name: { nb: 'Navn på {language}', nn: 'Namn på {language}', en: 'Name in {language}' },
  text: { nb: 'Tekst på {language}', nn: 'Tekst på {language}', en: 'Text in {language}' },
  phraseHint: {
    nb: '{linje}, {felt} og {verdi} blir til det spørsmålet gjelder.',
    nn: '{linje}, {felt} og {verdi} blir til det spørsmålet gjeld.',
    en: '{linje}, {felt} and {verdi} become what the question is about.',
  },
  office: { nb: 'Gjelder for', nn: 'Gjeld for', en: 'Holds for' },
  everyOffice: { nb: 'Alle kontorer', nn: 'Alle kontor', en: 'All offices' },
  validFrom: { nb: 'Gjelder fra og med', nn: 'Gjeld frå og med', en: 'Holds from' },
  active: { nb: 'Kan velges', nn: 'Kan veljast', en: 'Can be chosen' },
  save: { nb: 'Lagre ny versjon', nn: 'Lagre ny versjon', en: 'Save a new version' },
  saved: { nb: 'Teksten gjelder fra {day}', nn: 'Teksten gjeld frå {day}', en: 'The text holds from {day}' },
  stale: {
    nb: 'Noen andre skrev en versjon i mellomtiden. Den står under «Versjoner»; lagre på nytt for å skrive over.',
    nn: 'Nokon andre skreiv ein versjon i mellomtida. Han står under «Versjonar»; lagre på nytt for å skrive over.',
    en: 'Somebody else wrote a version meanwhile. It stands under “Versions”; save again to write over it.',
  },
  past: {
    nb: 'Dagen er over. Velg i dag eller senere.',
    nn: 'Dagen er over. Vel i dag eller seinare.',
    en: 'The day is over. Choose today or later.',
  },
  preview: { nb: 'Slik leses det', nn: 'Slik blir det lese', en: 'As it is read' },
  sampleLine: { nb: 'varelinje 3', nn: 'varelinje 3', en: 'product line 3' },
  sampleField: { nb: 'Nettovekt', nn: 'Nettovekt', en: 'Net weight' },
  sampleReason: {
    nb: 'Her står saksbehandlerens begrunnelse.',
    nn: 'Her står grunngivinga til saksbehandlaren.',
    en: 'Here stand the caseworker’s reasons.',
  },
  sampleBasis: {
    nb: 'Her står hjemmelen som velges.',
    nn: 'Her står heimelen som blir vald.',
    en: 'Here stands the legal basis that is chosen.',
  },
  sampleComplaint: {
    nb: 'Her står hvordan man klager.',
    nn: 'Her står korleis ein klagar.',
    en: 'Here stands how to complain.',
  },
  language: { nb: 'Språk i forhåndsvisningen', nn: 'Språk i førehandsvisinga', en: 'Language of the preview' },
  versions: { nb: 'Versjoner', nn: 'Versjonar', en: 'Versions' },
  first: { nb: 'Kom med løsningen', nn: 'Kom med løysinga', en: 'Came with the service' },
  from: {
    nb: 'Fra {day}, skrevet {time} av {name}',
    nn: 'Frå {day}, skriven {time} av {name}',
    en: 'From {day}, written {time} by {name}',
  },
} as const satisfies Record<string, LocalizedText>
