import { commonIssueTexts, type IssueCatalogue, type LocalizedText } from '@eksport/forms'

function invalidForTemplate(nb: string, nn: string, en: string): LocalizedText {
  return {
    nb: `Valgt ${nb} er ikke gyldig for valgt mal.`,
    nn: `Vald ${nn} er ikkje gyldig for vald mal.`,
    en: `The ${en} is not valid for the chosen template.`,
  }
}

const preInformation = {
  templateRequired: { nb: 'Du må velge en mal.', nn: 'Du må velje ein mal.', en: 'You must choose a template.' },
  applicationFormatRequired: {
    nb: 'Vennligst velg et utfyllingsformat.',
    nn: 'Ver venleg og vel eit utfyllingsformat.',
    en: 'Please choose how to fill in the application.',
  },
  notRepresented: {
    nb: 'Virksomheten din representerer ikke denne eksportøren. Velg en annen eksportør, eller be eksportøren om å gi dere rettigheten igjen.',
    nn: 'Verksemda di representerer ikkje denne eksportøren. Vel ein annan eksportør, eller be eksportøren om å gi dykk retten igjen.',
    en: 'Your organisation does not represent this exporter. Choose another exporter, or ask this one to give you the right again.',
  },
  answerLocked: {
    nb: 'Feltet er låst, for saksbehandleren har ikke spurt om det.',
    nn: 'Feltet er låst, for saksbehandlaren har ikkje spurt om det.',
    en: 'The field is locked, because the caseworker has not asked about it.',
  },
  questionOpen: {
    nb: 'Endre et felt eller skriv et svar.',
    nn: 'Endre eit felt eller skriv eit svar.',
    en: 'Change a field or write an answer.',
  },
  templateInvalid: {
    nb: 'Valgt mal er ikke gyldig for valgt land.',
    nn: 'Vald mal er ikkje gyldig for valt land.',
    en: 'The template is not valid for the chosen country.',
  },
  formatFixed: {
    nb: 'Søknadsformatet kan ikke endres. Slett søknaden og opprett en ny.',
    nn: 'Søknadsformatet kan ikkje endrast. Slett søknaden og opprett ein ny.',
    en: 'The application format cannot be changed. Delete the application and create a new one.',
  },
  typeFixed: {
    nb: 'Søknadstypen kan ikke endres. Slett søknaden og opprett en ny.',
    nn: 'Søknadstypen kan ikkje endrast. Slett søknaden og opprett ein ny.',
    en: 'The type of application cannot be changed. Delete the application and create a new one.',
  },
  formatInvalid: {
    nb: 'Valgt format tilbys ikke for valgt mal.',
    nn: 'Valt format blir ikkje tilbode for vald mal.',
    en: 'The format is not offered for the chosen template.',
  },
} as const

/** Issues of the request's contract, whatever the form asks for. */
const request = {
  invalidValue: { nb: 'Ugyldig verdi', nn: 'Ugyldig verdi', en: 'Invalid value' },
  unwritableText: {
    nb: 'Teksten har tegn som ikke kan lagres',
    nn: 'Teksten har teikn som ikkje kan lagrast',
    en: 'The text has characters that cannot be stored',
  },
  fileUnchecked: {
    nb: '{filename} er ikke ferdig kontrollert for skadelig programvare. Kontrollen fortsetter av seg selv. Send inn når den er ferdig, eller slett filen.',
    nn: '{filename} er ikkje ferdig kontrollert for skadeleg programvare. Kontrollen held fram av seg sjølv. Send inn når han er ferdig, eller slett fila.',
    en: '{filename} has not been checked for malware yet. The check continues by itself. Submit when it is done, or delete the file.',
  },
  fileInfected: {
    nb: '{filename} inneholdt skadelig programvare og er fjernet. Slett filen fra søknaden.',
    nn: '{filename} inneheldt skadeleg programvare og er fjerna. Slett fila frå søknaden.',
    en: '{filename} contained malware and has been removed. Delete the file from the application.',
  },
  unknownField: { nb: 'Ukjent felt', nn: 'Ukjent felt', en: 'Unknown field' },
  unknownFields: {
    nb: 'Ukjent felt, og {count} til',
    nn: 'Ukjent felt, og {count} til',
    en: 'Unknown field, and {count} more',
  },
} as const

const times = {
  dateInPast: {
    nb: 'Datoen må være i dag eller senere.',
    nn: 'Datoen må vere i dag eller seinare.',
    en: 'The date must be today or later.',
  },
  dateTooFarAhead: {
    nb: 'Datoen kan være høyst to år frem i tid.',
    nn: 'Datoen kan vere høgst to år fram i tid.',
    en: 'The date can be two years ahead at most.',
  },
  controlTooSoon: {
    nb: 'Tidspunkt må være minimum 60 minutter frem i tid',
    nn: 'Tidspunktet må vere minimum 60 minutt fram i tid',
    en: 'The time must be at least 60 minutes ahead',
  },
  departureInPast: {
    nb: 'Avgangsdato må være i dag eller senere.',
    nn: 'Avgangsdatoen må vere i dag eller seinare.',
    en: 'Departure date must be today or in the future',
  },
} as const

const transport = {
  containerRequired: {
    nb: 'Minst én container er påkrevd',
    nn: 'Minst éin container er påkravd',
    en: 'At least one container is required',
  },
  imoNumberInvalid: {
    nb: 'IMO-nummeret er ikke gyldig. Det har sju sifre, og det siste er et kontrollsiffer.',
    nn: 'IMO-nummeret er ikkje gyldig. Det har sju siffer, og det siste er eit kontrollsiffer.',
    en: 'The IMO number is not valid. It has seven digits, and the last is a check digit.',
  },
  containerOrSealRequired: {
    nb: 'Oppgi containernummer eller plombe, eller fjern containeren.',
    nn: 'Oppgje containernummer eller plombe, eller fjern containeren.',
    en: 'Give the container number or a seal, or remove the container.',
  },
  minAboveMaxTemperature: {
    nb: 'Minimum temperatur kan ikke være høyere enn maksimum temperatur',
    nn: 'Minimum temperatur kan ikkje vere høgare enn maksimum temperatur',
    en: 'The minimum temperature cannot be higher than the maximum temperature',
  },
  maxBelowMinTemperature: {
    nb: 'Maximum temperatur kan ikke være lavere enn minimum temperatur',
    nn: 'Maksimum temperatur kan ikkje vere lågare enn minimum temperatur',
    en: 'The maximum temperature cannot be lower than the minimum temperature',
  },
  humanConsumption: {
    nb: 'Dette sertifikatet gjelder varer ment for menneskelig konsum',
    nn: 'Dette sertifikatet gjeld varer meinte til menneskeleg konsum',
    en: 'This certificate is for goods intended for human consumption',
  },
  purposeRequired: {
    nb: 'Minst en må være huket av',
    nn: 'Minst éin må vere haka av',
    en: 'At least one must be ticked',
  },
  appendixRequired: {
    nb: 'Du må laste opp utfylt appendix',
    nn: 'Du må laste opp utfylt appendix',
    en: 'You must upload the completed appendix',
  },
  euRequirements: {
    nb: "Du må bekrefte at varene oppfyller EU's regelverk",
    nn: 'Du må stadfeste at varene oppfyller EU-regelverket',
    en: 'You must confirm that the goods meet EU rules',
  },
} as const

const pdf = {
  pdfClassificationRequired: {
    nb: 'Det må velges minst én HS-kode',
    nn: 'Det må veljast minst éin HS-kode',
    en: 'At least one HS code must be chosen',
  },
  formOutdated: {
    nb: 'Skjemaet er fylt ut før land, mal eller malens versjon ble endret. Last ned det nye og last det opp utfylt.',
    nn: 'Skjemaet er fylt ut før land, mal eller versjonen av malen vart endra. Last ned det nye og last det opp utfylt.',
    en: 'The form was filled in before the country, the template or its version changed. Download the new one and upload it completed.',
  },
  formUntouched: {
    nb: 'Skjemaet er ikke fylt ut. Fyll ut det du lastet ned, lagre det og last det opp på nytt.',
    nn: 'Skjemaet er ikkje fylt ut. Fyll ut det du lasta ned, lagre det og last det opp på nytt.',
    en: 'The form has not been filled in. Fill in the one you downloaded, save it and upload it again.',
  },
  formIncomplete: {
    nb: 'Skjemaet mangler: {boxes}. Fyll ut, lagre og last det opp på nytt.',
    nn: 'Skjemaet manglar: {boxes}. Fyll ut, lagre og last det opp på nytt.',
    en: 'The form lacks: {boxes}. Fill in, save and upload it again.',
  },
  pdfRequired: {
    nb: 'Vennligst last opp utfylt PDF-mal',
    nn: 'Last opp utfylt PDF-mal',
    en: 'Please upload the completed PDF template',
  },
  pdfReasonRequired: {
    nb: 'Vennligst oppgi årsak til utfylling av mal',
    nn: 'Oppgje årsak til utfylling av mal',
    en: 'Please give the reason for filling in the template',
  },
  pdfReasonInvalid: {
    nb: 'Vennligst velg en gyldig årsak',
    nn: 'Vel ei gyldig årsak',
    en: 'Please choose a valid reason',
  },
  pdfReasonDescriptionRequired: {
    nb: 'Vennligst oppgi annen årsak',
    nn: 'Oppgje anna årsak',
    en: 'Please give the other reason',
  },
  pdfReasonDescriptionTooShort: {
    nb: 'Beskrivelse må være minst 9 tegn',
    nn: 'Skildringa må vere minst 9 teikn',
    en: 'The description must have at least 9 characters',
  },
  requisitionInvalid: {
    nb: 'Hvert saksnummer må være på formatet 2024/123456. Om flere enn et oppgis, må de skilles med komma.',
    nn: 'Kvart saksnummer må vere på formatet 2024/123456. Om fleire enn eitt blir oppgjevne, må dei skiljast med komma.',
    en: 'Each case number must have the format 2024/123456. Several must be separated by commas.',
  },
} as const

const productLines = {
  noProductLines: {
    nb: 'Du må legge til minst én varelinje.',
    nn: 'Du må leggje til minst éi varelinje.',
    en: 'You must add at least one product line.',
  },
  producerNotApproved: {
    nb: 'Produsenten var ikke godkjent i hele produksjonsperioden. Velg en annen produsent eller periode.',
    nn: 'Produsenten var ikkje godkjend i heile produksjonsperioden. Vel ein annan produsent eller periode.',
    en: 'The producer was not approved for the whole production period. Choose another producer or period.',
  },
  producerInvalid: {
    nb: 'Produsenten er ikke i registeret over godkjente virksomheter.',
    nn: 'Produsenten er ikkje i registeret over godkjende verksemder.',
    en: 'The producer is not in the register of approved establishments.',
  },
  speciesInvalid: invalidForTemplate('art', 'art', 'species'),
  classificationInvalid: invalidForTemplate('HS-kode', 'HS-kode', 'HS code'),
  processingStateInvalid: invalidForTemplate('tilstand', 'tilstand', 'processing state'),
  processingTypeInvalid: invalidForTemplate('bearbeidingstype', 'tilverkingstype', 'type of processing'),
  packagingInvalid: invalidForTemplate('emballasjetype', 'emballasjetype', 'packaging type'),
  natureInvalid: invalidForTemplate('varetype', 'varetype', 'nature of commodity'),
  classificationDigits: {
    nb: 'Må være 4, 6, eller 8 siffer',
    nn: 'Må vere 4, 6 eller 8 siffer',
    en: 'Must be 4, 6 or 8 digits',
  },
  withoutPorkProtein: {
    nb: 'Attestasjonen i sertifikatet krever at oppdrettsfisk bare skal ha fått fôr uten svineprotein',
    nn: 'Attestasjonen i sertifikatet krev at oppdrettsfisk berre skal ha fått fôr utan svineprotein',
    en: 'The attestation of the certificate requires that farmed fish have been fed only feed without pork protein',
  },
  siteNumberRange: {
    nb: 'Må være mellom 10000 og 99999',
    nn: 'Må vere mellom 10000 og 99999',
    en: 'Must be between 10000 and 99999',
  },
  siteUnknown: {
    nb: 'Du må oppgi en gyldig lokalitet.',
    nn: 'Du må oppgje ein gyldig lokalitet.',
    en: 'You must give a valid site.',
  },
  slaughterPeriodRequired: {
    nb: 'Minst en slakteperiode er påkrevd',
    nn: 'Minst éin slakteperiode er påkravd',
    en: 'At least one slaughter period is required',
  },
  catchAreasMin: {
    nb: 'Du må velge minst ett fangstområde',
    nn: 'Du må velje minst eitt fangstområde',
    en: 'You must choose at least one catch area',
  },
  catchAreasMax: {
    nb: 'Du kan velge maks 10 fangstområder',
    nn: 'Du kan velje maks 10 fangstområde',
    en: 'You can choose at most 10 catch areas',
  },
  wildCaughtConsent: {
    nb: 'Dette sertifikatet kan ikke godkjennes uten at erklæringen om lovlig fangst og overenstemmelse med fangstsertifikat/sporingsdokumenter blir gitt.',
    nn: 'Dette sertifikatet kan ikkje godkjennast utan at erklæringa om lovleg fangst og samsvar med fangstsertifikat/sporingsdokument blir gitt.',
    en: 'This certificate cannot be approved without the declaration of legal catch and agreement with the catch certificate/tracing documents.',
  },
  packagesMin: {
    nb: 'Du må minst ha én pakke.',
    nn: 'Du må ha minst éin pakke.',
    en: 'You must have at least one package.',
  },
  netWeightMin: {
    nb: 'Vekten må være minimum 0.01 kg.',
    nn: 'Vekta må vere minimum 0.01 kg.',
    en: 'The weight must be at least 0.01 kg.',
  },
} as const

const named = {
  addressTaken: {
    nb: 'Adresseboken har alt denne adressen',
    nn: 'Adresseboka har alt denne adressa',
    en: 'The address book has this address already',
  },
  nameTaken: {
    nb: 'Virksomheten har alt en mal med dette navnet',
    nn: 'Verksemda har alt ein mal med dette namnet',
    en: 'Your organisation already has a template with this name',
  },
  viewNameTaken: {
    nb: 'Du har alt en visning med dette navnet',
    nn: 'Du har alt ei vising med dette namnet',
    en: 'You already have a view with this name',
  },
  tooManyViews: {
    nb: 'Du har alt 30 visninger. Slett en du ikke trenger.',
    nn: 'Du har alt 30 visingar. Slett ei du ikkje treng.',
    en: 'You already have 30 views. Delete one that you do not need.',
  },
} as const

const copies = {
  tooFewCopies: {
    nb: 'Minst én kopi må bestilles',
    nn: 'Minst éin kopi må tingast',
    en: 'At least one copy must be ordered',
  },
  tooManyCopies: {
    nb: 'Ikke mulig å bestille mer enn 9 kopier',
    nn: 'Ikkje mogleg å tinge meir enn 9 kopiar',
    en: 'No more than 9 copies can be ordered',
  },
} as const

const pickup = {
  officeRequired: {
    nb: 'Du må velge hvilket kontorsted du ønsker å hente kopi ved.',
    nn: 'Du må velje kva kontorstad du ønskjer å hente kopi ved.',
    en: 'You must choose the office where you want to collect.',
  },
  officeInvalid: {
    nb: 'Du må velge et gyldig kontorsted.',
    nn: 'Du må velje ein gyldig kontorstad.',
    en: 'You must choose a valid office.',
  },
  pickupDatePast: {
    nb: 'Hentedato må være fram i tid.',
    nn: 'Hentedatoen må vere fram i tid.',
    en: 'The pickup date must be today or later.',
  },
  pickupDateClosed: {
    nb: 'Hentedato må være innenfor kontorets åpningstid.',
    nn: 'Hentedatoen må vere innanfor opningstida til kontoret.',
    en: 'The pickup date must be within the opening hours of the office.',
  },
  pickupTimeRequired: {
    nb: 'Du må velge når du ønsker å hente helsesertifikatet.',
    nn: 'Du må velje når du ønskjer å hente helsesertifikatet.',
    en: 'You must choose when you want to collect the certificate.',
  },
  pickupTooSoon: {
    nb: 'Hentetidspunktet må ligge minst en time frem i tid.',
    nn: 'Hentetidspunktet må liggje minst ein time fram i tid.',
    en: 'The pickup time must be at least one hour ahead.',
  },
  pickupTooSoonSpecial: {
    nb: 'Hentetidspunktet på Kløfta må ligge minst {minutes} minutter frem i tid.',
    nn: 'Hentetidspunktet på Kløfta må liggje minst {minutes} minutt fram i tid.',
    en: 'The pickup time at Kløfta must be at least {minutes} minutes ahead.',
  },
  pickupOfficeClosed: {
    nb: 'Kontoret er stengt på dette tidspunktet. Det er åpent {open}–{close} denne dagen. Henting utenom åpningstiden må avtales særskilt med kontoret.',
    nn: 'Kontoret er stengt på dette tidspunktet. Det er ope {open}–{close} denne dagen. Henting utanom opningstida må avtalast særskilt med kontoret.',
    en: 'The office is closed at this time. It is open {open}–{close} that day. Collection outside opening hours must be agreed separately with the office.',
  },
} as const

const matsReplacement = {
  matsReferenceInvalid: {
    nb: 'Referansenummeret er ikke gyldig. Husk at det må være et mellomrom etter det femte tegnet.',
    nn: 'Referansenummeret er ikkje gyldig. Hugs at det må vere eit mellomrom etter det femte teiknet.',
    en: 'The reference number is not valid. Remember that there must be a space after the fifth character.',
  },
  matsReferenceTooOld: {
    nb: 'Det er ikke mulig å erstatte sertifikater som er utstedt før 20{yy}',
    nn: 'Det er ikkje mogleg å erstatte sertifikat som er utferda før 20{yy}',
    en: 'Certificates issued before 20{yy} cannot be replaced',
  },
  matsReferenceAhead: {
    nb: 'Referansenummeret begynner med et år som ikke har kommet ennå.',
    nn: 'Referansenummeret byrjar med eit år som ikkje har kome enno.',
    en: 'The reference number begins with a year that has not come yet.',
  },
  matsIssuedAhead: {
    nb: 'Utstedelsesdato til originalsertifikat kan ikke være fram i tid.',
    nn: 'Datoen originalsertifikatet vart utferda, kan ikkje vere fram i tid.',
    en: 'The date of issue of the original certificate cannot be ahead.',
  },
} as const

const summary = {
  eCertDeclaration: {
    nb: 'Du må bekrefte erklæringen for elektronisk sertifikat før du sender inn.',
    nn: 'Du må stadfeste erklæringa for elektronisk sertifikat før du sender inn.',
    en: 'You must confirm the declaration for the electronic certificate before you submit.',
  },
} as const

/** The text of every issue that a template can have, including the common ones. */
export const domainIssueTexts = {
  ...commonIssueTexts,
  ...request,
  ...preInformation,
  ...times,
  ...transport,
  ...pdf,
  ...productLines,
  ...copies,
  ...named,
  ...pickup,
  ...matsReplacement,
  ...summary,
} as const satisfies IssueCatalogue
