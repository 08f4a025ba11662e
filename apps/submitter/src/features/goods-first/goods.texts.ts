import type { LocalizedText } from '@eksport/forms'

const words = (nb: string, nn: string, en: string): LocalizedText => ({ nb, nn, en })

export const goodsTexts = {
  title: words('Hva skal hvor?', 'Kva skal kvar?', 'What goes where?'),
  lead: words(
    'Si hva som skal sendes, så ser du hvilke sertifikater sendingen trenger.',
    'Sei kva som skal sendast, så ser du kva sertifikat sendinga treng.',
    'Say what is to be sent, and see which certificates the consignment needs.',
  ),
  back: words('Søknader', 'Søknader', 'Applications'),
  knowTemplate: words('Jeg vet hvilken mal', 'Eg veit kva mal', 'I know the template'),
  copy: words('Kopier en søknad', 'Kopier ein søknad', 'Copy an application'),
  consignment: words('Sendingen', 'Sendinga', 'The consignment'),
  ware: words('Vare {n}', 'Vare {n}', 'Goods {n}'),
  removeWare: words('Fjern vare {n}', 'Fjern vare {n}', 'Remove goods {n}'),
  addWare: words('Legg til en vare', 'Legg til ei vare', 'Add goods'),
  keys: words(
    'Enter går til neste svar. Ctrl + Enter oppretter. / går til fiskeart.',
    'Enter går til neste svar. Ctrl + Enter opprettar. / går til fiskeart.',
    'Enter goes to the next answer. Ctrl + Enter creates. / goes to species.',
  ),
  waiting: words('Her kommer sertifikatene', 'Her kjem sertifikata', 'The certificates come here'),
  waitingText: words(
    'Velg fiskeart og mottakerland. Svaret blir sikrere for hvert svar du gir.',
    'Vel fiskeart og mottakarland. Svaret blir sikrare for kvart svar du gir.',
    'Choose species and destination country. The answer gets surer with each answer that you give.',
  ),
  listsCome: words('Vi ser i listene …', 'Vi ser i listene …', 'We look in the lists …'),
  noLists: words(
    'Listene som svaret bygger på, kunne ikke hentes.',
    'Listene som svaret byggjer på, kunne ikkje hentast.',
    'The lists that the answer is made from could not be fetched.',
  ),
  needsOne: words(
    'Sendingen trenger ett sertifikat',
    'Sendinga treng eitt sertifikat',
    'The consignment needs one certificate',
  ),
  needsTwo: words(
    'Sendingen trenger to sertifikater',
    'Sendinga treng to sertifikat',
    'The consignment needs two certificates',
  ),
  needsMany: words(
    'Sendingen trenger {n} sertifikater',
    'Sendinga treng {n} sertifikat',
    'The consignment needs {n} certificates',
  ),
  needsSome: words(
    'Sertifikat for {n} av {all} varer',
    'Sertifikat for {n} av {all} varer',
    'Certificates for {n} of {all} goods',
  ),
  change: words('Endre vare {n}', 'Endre vare {n}', 'Change goods {n}'),
  together: words(
    'Søknadene begynner med de samme svarene om land, transport og eksportør.',
    'Søknadene byrjar med dei same svara om land, transport og eksportør.',
    'The applications begin with the same answers about country, transport and exporter.',
  ),
  template: words('Mal {code}', 'Mal {code}', 'Template {code}'),
  why: words('Hvorfor', 'Kvifor', 'Why'),
  asks: words(
    '{country} ber om denne malen for varen.',
    '{country} ber om denne malen for vara.',
    '{country} asks for this template for the goods.',
  ),
  asksHeading: words(
    '{country} ber om denne malen for varer under HS {codes}.',
    '{country} ber om denne malen for varer under HS {codes}.',
    '{country} asks for this template for goods of HS {codes}.',
  ),
  asksDigits: words(
    'Malen ber om HS-koden med {digits} siffer.',
    'Malen ber om HS-koden med {digits} siffer.',
    'The template asks for the HS code with {digits} digits.',
  ),
  validFrom: words('Gjelder fra {date}', 'Gjeld frå {date}', 'Valid from {date}'),
  accepts: words('{country} godtar', '{country} godtek', '{country} accepts'),
  fee: words('Gebyr', 'Gebyr', 'Fee'),
  earliest: words('Tidligst klart', 'Tidlegast klart', 'Ready at the earliest'),
  noTime: words('Ingen ledig hentetid', 'Inga ledig hentetid', 'No time of pickup is free'),
  feeWithTime: words('Følger av hentetiden', 'Følgjer av hentetida', 'Follows from the time of pickup'),
  feeUnknown: words('gebyret er ikke beregnet', 'gebyret er ikkje rekna ut', 'the fee is not calculated'),
  notFetched: words('Kunne ikke hentes', 'Kunne ikkje hentast', 'Could not be fetched'),
  whenApproved: words('Når det er godkjent', 'Når det er godkjent', 'When it is approved'),
  at: words('{date} kl. {time}', '{date} kl. {time}', '{date} at {time}'),
  fetchedAt: words('Hentes i {office}', 'Blir henta i {office}', 'Fetched at {office}'),
  instead: words('Også mulig: mal {code}', 'Også mogleg: mal {code}', 'Also possible: template {code}'),
  use: words('Bruk mal {code}', 'Bruk mal {code}', 'Use template {code}'),
  mayStop: words(
    'Kan noe stoppe sendingen i dag?',
    'Kan noko stoppe sendinga i dag?',
    'Can anything stop the consignment today?',
  ),
  disease: words('Sykdom:', 'Sjukdom:', 'Disease:'),
  diseaseFree: words(
    'Oppdrettslokalitetene må være fri for ILA og PD. Vi sjekker hver lokalitet når du skriver nummeret.',
    'Oppdrettslokalitetane må vere fri for ILA og PD. Vi sjekkar kvar lokalitet når du skriv nummeret.',
    'The farming sites must be free of ISA and PD. We check each site when you write its number.',
  ),
  diseaseIfFarmed: words(
    'Er fisken fra oppdrett, må lokalitetene være fri for ILA og PD. Svar på opphav.',
    'Er fisken frå oppdrett, må lokalitetane vere fri for ILA og PD. Svar på opphav.',
    'If the fish is farmed, the sites must be free of ISA and PD. Answer the origin.',
  ),
  diseaseNone: words(
    'Malen krever ikke at lokalitetene er fri for ILA og PD.',
    'Malen krev ikkje at lokalitetane er fri for ILA og PD.',
    'The template does not demand that the sites are free of ISA and PD.',
  ),
  diseaseWild: words(
    'Malen har ingen krav om lokaliteter når varen ikke er fra oppdrett.',
    'Malen har ingen krav om lokalitetar når vara ikkje er frå oppdrett.',
    'The template demands nothing of sites when the goods are not farmed.',
  ),
  periods: words('Perioder:', 'Periodar:', 'Periods:'),
  periodsNone: words(
    'Vi kjenner ingen stengt periode i {country}.',
    'Vi kjenner ingen stengd periode i {country}.',
    'We know of no closed period in {country}.',
  ),
  stoppedAbove: words(
    'Vare {n} kan ikke sendes nå, se over.',
    'Vare {n} kan ikkje sendast no, sjå over.',
    'Goods {n} cannot be sent now, see above.',
  ),
  closedFrom: words('{reason} Stengt fra {from}.', '{reason} Stengt frå {from}.', '{reason} Closed from {from}.'),
  closedBetween: words('{reason} Stengt {from}–{to}.', '{reason} Stengt {from}–{to}.', '{reason} Closed {from}–{to}.'),
  unknown: words('Vet ikke:', 'Veit ikkje:', 'Not known:'),
  protectedSpecies: words(
    '{species} er fredet eller krever tillatelse. En saksbehandler vurderer søknaden.',
    '{species} er freda eller krev løyve. Ein saksbehandlar vurderer søknaden.',
    '{species} is protected or needs a permit. A caseworker assesses the application.',
  ),
  notFarmed: words(
    'Vi kjenner ikke oppdrett av {species}. En saksbehandler vurderer søknaden.',
    'Vi kjenner ikkje oppdrett av {species}. Ein saksbehandlar vurderer søknaden.',
    'We know of no farming of {species}. A caseworker assesses the application.',
  ),
  veterinarian: words(
    'Sertifikatet kan måtte vurderes av en veterinær.',
    'Sertifikatet kan måtte vurderast av ein veterinær.',
    'The certificate may have to be assessed by a veterinarian.',
  ),
  later: words(
    'Produsent, lokaliteter og datoer sjekkes når du har skrevet dem.',
    'Produsent, lokalitetar og datoar blir sjekka når du har skrive dei.',
    'Producer, sites and dates are checked when you have written them.',
  ),
  atHand: words('Ha dette for hånden', 'Ha dette for handa', 'Have this at hand'),
  forBoth: words('Til begge', 'Til begge', 'For both'),
  forAll: words('Til alle', 'Til alle', 'For all'),
  only: words('Bare {what}', 'Berre {what}', 'Only {what}'),
  sum: words('{n} sertifikater · {fee}', '{n} sertifikat · {fee}', '{n} certificates · {fee}'),
  sumOne: words('1 sertifikat · {fee}', '1 sertifikat · {fee}', '1 certificate · {fee}'),
  create: words('Opprett', 'Opprett', 'Create'),
  createBoth: words('Opprett begge', 'Opprett begge', 'Create both'),
  createAll: words('Opprett alle {n}', 'Opprett alle {n}', 'Create all {n}'),
  justOne: words('Bare ett av dem', 'Berre eitt av dei', 'Just one of them'),
  createFailed: words(
    'Klarte ikke å opprette søknaden',
    'Klarte ikkje å opprette søknaden',
    'Could not create the application',
  ),
  createFailedText: words(
    'Svarene dine står som før. Prøv igjen.',
    'Svara dine står som før. Prøv igjen.',
    'Your answers stand as they were. Try again.',
  ),
  restFailed: words(
    'Klarte ikke å opprette alle søknadene',
    'Klarte ikkje å opprette alle søknadene',
    'Could not create all applications',
  ),
  restFailedText: words(
    'Disse er opprettet. Prøv igjen, så oppretter vi bare de som mangler.',
    'Desse er oppretta. Prøv igjen, så opprettar vi berre dei som manglar.',
    'These have been created. Try again, and we create only those that are missing.',
  ),
  alsoCreated: words(
    'Søknad {reference} er også opprettet',
    'Søknad {reference} er også oppretta',
    'Application {reference} has been created too',
  ),
  openOther: words('Åpne {reference}', 'Opne {reference}', 'Open {reference}'),
  stopped: words('Kan ikke sendes nå', 'Kan ikkje sendast no', 'Cannot be sent now'),
  notTaken: words(
    '{country} tar ikke imot varer med mal {template} nå.',
    '{country} tek ikkje imot varer med mal {template} no.',
    '{country} takes no goods with template {template} now.',
  ),
  validUntil: words('Gjelder {from}–{to}', 'Gjeld {from}–{to}', 'Valid {from}–{to}'),
  otherMeans: words(
    'Mal {template} kan bare brukes med {means}.',
    'Mal {template} kan berre brukast med {means}.',
    'Template {template} can only be used by {means}.',
  ),
  noRule: words('Vi har ikke regler for dette', 'Vi har ikkje reglar for dette', 'We have no rules for this'),
  noRuleMeans: words(
    'Det betyr ikke at du kan sende uten sertifikat.',
    'Det betyr ikkje at du kan sende utan sertifikat.',
    'It does not mean that you can send without a certificate.',
  ),
  lookedAt: words(
    'Vi så på alle malene for {country}:',
    'Vi såg på alle malane for {country}:',
    'We looked at all templates for {country}:',
  ),
  noTemplate: words(
    '{country} har ingen mal i listene våre.',
    '{country} har ingen mal i listene våre.',
    '{country} has no template in our lists.',
  ),
  doesNotTake: words(
    '{template} tar ikke {parts}.',
    '{template} tek ikkje {parts}.',
    '{template} does not take {parts}.',
  ),
  chooseSelf: words('Velg mal selv', 'Vel mal sjølv', 'Choose a template yourself'),
  askOffice: words('Spør kontoret', 'Spør kontoret', 'Ask the office'),
  askOfficeText: words(
    'Åpner en e-post til {email} med svarene dine. Du kan også ringe {phone}.',
    'Opnar ein e-post til {email} med svara dine. Du kan også ringje {phone}.',
    'Opens an e-mail to {email} with your answers. You can also call {phone}.',
  ),
  letterSubject: words('Hva trenger denne varen?', 'Kva treng denne vara?', 'What do these goods need?'),
  letterGoods: words('Vi vil sende: {goods}', 'Vi vil sende: {goods}', 'We want to send: {goods}'),
  letterFound: words('Eksport svarer: {found}', 'Eksport svarar: {found}', 'Eksport answers: {found}'),
} as const satisfies Record<string, LocalizedText>

/** The part of the goods that a template does not accept, for the middle of a sentence. */
export const untakenTexts = {
  species: words('arten', 'arten', 'the species'),
  natureOfCommodity: words('opphavet', 'opphavet', 'the origin'),
  processingState: words('tilstanden', 'tilstanden', 'the state'),
  processingType: words('bearbeidingen', 'tilverkinga', 'the type of processing'),
  heading: words('noen HS-kode som passer varen', 'nokon HS-kode som passar vara', 'any HS code that fits the goods'),
} as const

/** Names of the formats, accepted or not. */
export const formatTexts = {
  PAPER: { yes: words('Papir', 'Papir', 'Paper'), no: words('Ikke papir', 'Ikkje papir', 'Not paper') },
  E_CERT: {
    yes: words('Elektronisk', 'Elektronisk', 'Electronic'),
    no: words('Ikke elektronisk', 'Ikkje elektronisk', 'Not electronic'),
  },
  PDF: { yes: words('PDF', 'PDF', 'PDF'), no: words('Ikke PDF', 'Ikkje PDF', 'Not PDF') },
} as const
