import { findingHeadings } from '@eksport/domain'
import { domainIssueTexts } from '@eksport/domain/templates'
import type { IssueCatalogue, LocalizedText } from '@eksport/forms'
import type { FormRefusal, Refusals } from '../../refusals/refusal.ts'

/** The texts of failed requests; the exact bokmål is from the specification. */
export const problemTexts = {
  notFound: {
    nb: 'Fant ikke det du ser etter.',
    nn: 'Fann ikkje det du ser etter.',
    en: 'What you are looking for was not found.',
  },
  methodNotAllowed: {
    nb: 'Denne adressen svarer ikke på den metoden. Metodene som går an, står i Allow.',
    nn: 'Denne adressa svarar ikkje på den metoden. Metodane som går an, står i Allow.',
    en: 'This address does not answer that method. Those it answers are in Allow.',
  },
  notLoggedIn: { nb: 'Du må logge inn.', nn: 'Du må logge inn.', en: 'You must log in.' },
  organisationNotChosen: {
    nb: 'Vennligst velg en virksomhet',
    nn: 'Ver venleg og vel ei verksemd',
    en: 'Please choose an organisation',
  },
  foreignOrigin: {
    nb: 'Forespørselen kom ikke fra våre egne sider.',
    nn: 'Førespurnaden kom ikkje frå våre eigne sider.',
    en: 'The request did not come from our own pages.',
  },
  levelTooLow: {
    nb: 'Du må logge inn på nivå 3 eller 4 for å gjøre dette.',
    nn: 'Du må logge inn på nivå 3 eller 4 for å gjere dette.',
    en: 'You must log in at level 3 or 4 to do this.',
  },
  loginLinkInvalid: {
    nb: 'Tokenet er ugyldig. Det kan være at lenken er utløpt. Prøv å logge inn på nytt.',
    nn: 'Tokenet er ugyldig. Det kan vere at lenkja har gått ut. Prøv å logge inn på nytt.',
    en: 'The token is not valid. The link may have expired. Try to log in again.',
  },
  loginLinkElsewhere: {
    nb: 'Lenken virker bare i nettleseren der du ba om den.',
    nn: 'Lenkja verkar berre i nettlesaren der du bad om ho.',
    en: 'The link works only in the browser where you asked for it.',
  },
  overloaded: {
    nb: 'Det er stor pågang akkurat nå. Prøv igjen om litt.',
    nn: 'Det er stor pågang akkurat no. Prøv igjen om litt.',
    en: 'There is heavy traffic right now. Try again in a moment.',
  },
  listTooLong: {
    nb: 'Listen har {count} søknader, og en fil har plass til {limit}. Velg flere filter, for eksempel en kortere periode.',
    nn: 'Lista har {count} søknader, og ei fil har plass til {limit}. Vel fleire filter, til dømes ein kortare periode.',
    en: 'The list has {count} applications, and a file holds {limit}. Choose more filters, for example a shorter period.',
  },
  proposerCannotApprove: {
    nb: 'To må være enige. Den som foreslo endringen, kan ikke godkjenne den.',
    nn: 'To må vere einige. Den som foreslo endringa, kan ikkje godkjenne ho.',
    en: 'Two must agree. Whoever proposed the change cannot approve it.',
  },
  changeDecided: {
    nb: 'Endringen er allerede godkjent eller sendt tilbake.',
    nn: 'Endringa er alt godkjend eller send tilbake.',
    en: 'The change has already been approved or returned.',
  },
  unavailable: {
    nb: 'Tjenesten er ikke tilgjengelig akkurat nå. Prøv igjen om litt.',
    nn: 'Tenesta er ikkje tilgjengeleg akkurat no. Prøv igjen om litt.',
    en: 'The service is not available right now. Try again in a moment.',
  },
  unexpected: {
    nb: 'Noe gikk galt. Vennligst prøv igjen senere.',
    nn: 'Noko gjekk gale. Prøv igjen seinare.',
    en: 'Something went wrong. Please try again later.',
  },
  invalidRequest: {
    nb: 'Forespørselen er ikke gyldig.',
    nn: 'Førespurnaden er ikkje gyldig.',
    en: 'The request is not valid.',
  },
  requestTooLarge: {
    nb: 'Forespørselen er for stor.',
    nn: 'Førespurnaden er for stor.',
    en: 'The request is too large.',
  },
  requestTooSlow: {
    nb: 'Forespørselen kom ikke fram i tide. Prøv igjen.',
    nn: 'Førespurnaden kom ikkje fram i tide. Prøv igjen.',
    en: 'The request did not arrive in time. Try again.',
  },
  tooManyRequests: {
    nb: 'For mange forespørsler. Vent litt og prøv igjen.',
    nn: 'For mange førespurnader. Vent litt og prøv igjen.',
    en: 'Too many requests. Wait a moment and try again.',
  },
  invalidIfMatch: { nb: 'If-Match er ikke gyldig.', nn: 'If-Match er ikkje gyldig.', en: 'If-Match is not valid.' },
  invalidIdempotencyKey: {
    nb: 'Idempotency-Key er ikke gyldig.',
    nn: 'Idempotency-Key er ikkje gyldig.',
    en: 'Idempotency-Key is not valid.',
  },
  keyReused: {
    nb: 'Idempotency-Key er brukt til en annen forespørsel.',
    nn: 'Idempotency-Key er brukt til ein annan førespurnad.',
    en: 'Idempotency-Key has been used for another request.',
  },
  unsupportedMediaType: {
    nb: 'Innholdstypen er ikke støttet.',
    nn: 'Innhaldstypen er ikkje støtta.',
    en: 'The content type is not supported.',
  },
  versionRequired: {
    nb: 'Forespørselen må si hvilken versjon av søknaden den endrer (If-Match).',
    nn: 'Førespurnaden må seie kva versjon av søknaden han endrar (If-Match).',
    en: 'The request must say which version of the application it changes (If-Match).',
  },
  staleVersion: {
    nb: 'Søknaden er endret av noen andre siden du åpnet den.',
    nn: 'Søknaden er endra av nokon andre sidan du opna han.',
    en: 'Somebody else has changed the application since you opened it.',
  },
  notApproved: {
    nb: 'Søknaden er ikke godkjent.',
    nn: 'Søknaden er ikkje godkjend.',
    en: 'The application is not approved.',
  },
  nothingToCopy: {
    nb: 'Sertifikatet er ikke laget ennå. Kopiene kan skrives ut når det finnes.',
    nn: 'Sertifikatet er ikkje laga enno. Kopiane kan skrivast ut når det finst.',
    en: 'The certificate has not been made yet. The copies can be printed when it has.',
  },
  copiesHandedOut: {
    nb: 'Kopiene er allerede hentet.',
    nn: 'Kopiane er alt henta.',
    en: 'The copies have already been collected.',
  },
  remarksClosed: {
    nb: 'Sertifikatet kan ikke lenger rettes med en merknad. Ta kontakt med eksportøren.',
    nn: 'Sertifikatet kan ikkje lenger rettast med ein merknad. Ta kontakt med eksportøren.',
    en: 'The certificate can no longer be corrected by a remark. Contact the exporter.',
  },
  tooManyLinks: {
    nb: 'Søknaden har allerede {limit} lenker som virker. Avslutt en av dem først.',
    nn: 'Søknaden har alt {limit} lenkjer som verkar. Avslutt ei av dei først.',
    en: 'The application already has {limit} working links. End one of them first.',
  },
  complaintKnown: {
    nb: 'Det er allerede klaget på avslaget. Skriv en melding hvis noe skal legges til.',
    nn: 'Det er alt klaga på avslaget. Skriv ei melding dersom noko skal leggjast til.',
    en: 'There is already a complaint about the refusal. Write a message if something is to be added.',
  },
  feeChanged: {
    nb: 'Gebyret er nå {fee} kroner, ikke {shown}. Se over, og prøv igjen.',
    nn: 'Gebyret er no {fee} kroner, ikkje {shown}. Sjå over, og prøv igjen.',
    en: 'The fee is now {fee} kroner, not {shown}. Look it over, and try again.',
  },
  copiesNotPrinted: {
    nb: 'Kopiene er ikke skrevet ut ennå.',
    nn: 'Kopiane er ikkje skrivne ut enno.',
    en: 'The copies have not been printed yet.',
  },
  ownRole: {
    nb: 'Ingen gir en rolle til seg selv. Be en annen leder eller administrator.',
    nn: 'Ingen gir ei rolle til seg sjølv. Be ein annan leiar eller administrator.',
    en: 'Nobody gives a role to themselves. Ask another leader or administrator.',
  },
  lastAdministrator: {
    nb: 'Dette er den siste administratoren. Gi rollen til en annen først.',
    nn: 'Dette er den siste administratoren. Gi rolla til ein annan først.',
    en: 'This is the last administrator. Give the role to somebody else first.',
  },
  noOffice: {
    nb: 'Du hører ikke til noe kontor, og har derfor ikke noe papirlager.',
    nn: 'Du høyrer ikkje til noko kontor, og har difor ikkje noko papirlager.',
    en: 'You belong to no office and so have no stock of paper.',
  },
  officeWithoutOfficers: {
    nb: 'Ved dette kontoret er det ingen som kan få saken. Velg et annet kontor eller en person.',
    nn: 'Ved dette kontoret er det ingen som kan få saka. Vel eit anna kontor eller ein person.',
    en: 'Nobody at this office can receive the case. Choose another office or a person.',
  },
  noPaperLeft: {
    nb: '{office} har ingen nummererte ark igjen. Registrer nye ark i papirlageret, og skriv ut på nytt.',
    nn: '{office} har ingen nummererte ark att. Registrer nye ark i papirlageret, og skriv ut på nytt.',
    en: '{office} has no numbered sheets left. Register new sheets in the stock of paper, and print again.',
  },
  tooLittlePaper: {
    nb: 'Sertifikatet trenger {needed} ark, og kontoret har {left} igjen. Registrer nye ark i papirlageret ved {office}, og skriv ut på nytt.',
    nn: 'Sertifikatet treng {needed} ark, og kontoret har {left} att. Registrer nye ark i papirlageret ved {office}, og skriv ut på nytt.',
    en: 'The certificate needs {needed} sheets, and the office has {left} left. Register new sheets in the stock of {office}, and print again.',
  },
  invalidSerials: {
    nb: 'Serienumrene er ikke gyldige.',
    nn: 'Serienumra er ikkje gyldige.',
    en: 'The serial numbers are not valid.',
  },
  serialsKnown: {
    nb: '{count} av arkene er registrert før, det første er {serial}. Et nummer kan bare brukes én gang.',
    nn: '{count} av arka er registrerte før, det første er {serial}. Eit nummer kan berre brukast éin gong.',
    en: '{count} of the sheets have been registered before, the first is {serial}. A number can be used only once.',
  },
  serialsNotFree: {
    nb: '{count} av arkene er ikke ubrukte ark i kontorets lager, det første er {serial}. Ingenting er gjort.',
    nn: '{count} av arka er ikkje ubrukte ark i lageret til kontoret, det første er {serial}. Ingenting er gjort.',
    en: '{count} of the sheets are not unused sheets of the office, the first is {serial}. Nothing has been done.',
  },
  sheetNotConfirmed: {
    nb: 'Ark {serial} er ikke bekreftet. Skann alle arkene i sertifikatet, og utlever på nytt.',
    nn: 'Ark {serial} er ikkje stadfesta. Skann alle arka i sertifikatet, og utlever på nytt.',
    en: 'Sheet {serial} is not confirmed. Scan every sheet of the certificate, and hand out again.',
  },
  sheetOfAnother: {
    nb: 'Ark {serial} hører ikke til sertifikatet. Ingenting er utlevert.',
    nn: 'Ark {serial} høyrer ikkje til sertifikatet. Ingenting er utlevert.',
    en: 'Sheet {serial} does not belong to the certificate. Nothing has been handed out.',
  },
  templateRequired: { nb: 'Du må velge en mal.', nn: 'Du må velje ein mal.', en: 'You must choose a template.' },
  incomplete: findingHeadings.critical,
  invalidChoice: {
    nb: 'Søknaden kan ikke lagres med disse valgene.',
    nn: 'Søknaden kan ikkje lagrast med desse vala.',
    en: 'The application cannot be stored with these choices.',
  },
  notRepresented: domainIssueTexts.notRepresented,
  answerLocked: {
    nb: 'Du kan bare endre det som saksbehandleren har låst opp.',
    nn: 'Du kan berre endre det som saksbehandlaren har låst opp.',
    en: 'You can only change what the caseworker has unlocked.',
  },
  formatFixed: domainIssueTexts.formatFixed,
  questionOpen: {
    nb: 'Svar på alle spørsmålene fra saksbehandleren, eller endre det de gjelder.',
    nn: 'Svar på alle spørsmåla frå saksbehandlaren, eller endre det dei gjeld.',
    en: 'Answer all the questions of the caseworker, or change what they are about.',
  },
  rulesBroken: findingHeadings.server,
  fileTooLarge: {
    nb: 'Filen er for stor. Maksimal størrelse er 10MB.',
    nn: 'Fila er for stor. Maksimal storleik er 10MB.',
    en: 'The file is too large. The largest size is 10MB.',
  },
  fileTooSmall: { nb: 'Filen er for liten.', nn: 'Fila er for lita.', en: 'The file is too small.' },
  matsReferenceUsed: {
    nb: 'Det finnes allerede en søknad som erstatter dette sertifikatet.',
    nn: 'Det finst alt ein søknad som erstattar dette sertifikatet.',
    en: 'There is already an application that replaces this certificate.',
  },
  fileCheckUnfinished: {
    nb: '{filename} ble ikke lagt til - kontrollen av filen ble ikke ferdig akkurat nå. Send filen igjen om litt.',
    nn: '{filename} vart ikkje lagd til - kontrollen av fila vart ikkje ferdig akkurat no. Send fila igjen om litt.',
    en: '{filename} was not added - the check of the file could not be finished right now. Send the file again in a moment.',
  },
  fileTypeRefused: {
    nb: '{filename} ble ikke lagt til - Filtypen {ending} er ikke tillatt.',
    nn: '{filename} vart ikkje lagd til - Filtypen {ending} er ikkje tillaten.',
    en: '{filename} was not added - The file type {ending} is not allowed.',
  },
  fileContentRefused: {
    nb: '{filename} ble ikke lagt til - Innholdet er ikke en ren {ending}-fil.',
    nn: '{filename} vart ikkje lagd til - Innhaldet er ikkje ei rein {ending}-fil.',
    en: '{filename} was not added - The content is not a plain {ending} file.',
  },
  oneFile: {
    nb: 'Det er maksimalt tillat å laste opp 1 fil.',
    nn: 'Det er maksimalt tillate å laste opp 1 fil.',
    en: 'At most 1 file can be uploaded.',
  },
  tooManyFiles: {
    nb: 'Det er maksimalt tillat å laste opp {limit} filer.',
    nn: 'Det er maksimalt tillate å laste opp {limit} filer.',
    en: 'At most {limit} files can be uploaded.',
  },
  duplicateFile: {
    nb: "Det finnes allerede et vedlegg med navnet '{filename}'",
    nn: "Det finst alt eit vedlegg med namnet '{filename}'",
    en: "There is already an attachment named '{filename}'",
  },
  certificateNotPdf: {
    nb: '{filename} ble ikke lagt til - sertifikatet må være en PDF.',
    nn: '{filename} vart ikkje lagd til - sertifikatet må vere ein PDF.',
    en: '{filename} was not added - the certificate must be a PDF.',
  },
  scanIncomplete: {
    nb: 'Sider i filen: {pages}. Ark i sertifikatet: {sheets}. Skann alle arkene i én PDF.',
    nn: 'Sider i fila: {pages}. Ark i sertifikatet: {sheets}. Skann alle arka i éin PDF.',
    en: 'Pages in the file: {pages}. Sheets of the certificate: {sheets}. Scan all sheets into one PDF.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>

/** [SEC-18] Why a file cannot be downloaded yet. */
export const uncheckedTexts: Readonly<Record<Refusals['FILE_UNCHECKED']['scan'], LocalizedText>> = {
  WAITING: {
    nb: '{filename} kontrolleres for skadelig programvare. Prøv igjen om litt.',
    nn: '{filename} blir kontrollert for skadeleg programvare. Prøv igjen om litt.',
    en: '{filename} is being checked for malware. Try again shortly.',
  },
  DELAYED: {
    nb: '{filename} er ikke kontrollert for skadelig programvare ennå, for kontrollen svarer ikke. Den fortsetter av seg selv.',
    nn: '{filename} er ikkje kontrollert for skadeleg programvare enno, for kontrollen svarer ikkje. Han held fram av seg sjølv.',
    en: '{filename} has not been checked for malware yet, because the check does not answer. It continues by itself.',
  },
  INFECTED: {
    nb: '{filename} inneholdt skadelig programvare og er fjernet.',
    nn: '{filename} inneheldt skadeleg programvare og er fjerna.',
    en: '{filename} contained malware and has been removed.',
  },
}

/** Why a file could not be read. */
export const unreadableTexts: Readonly<Record<Refusals['FILE_UNREADABLE']['verdict'], LocalizedText>> = {
  unreadable: {
    nb: '{filename} ble ikke lagt til - filen kan ikke leses. Den kan være ødelagt.',
    nn: '{filename} vart ikkje lagd til - fila kan ikkje lesast. Ho kan vere øydelagd.',
    en: '{filename} was not added - the file cannot be read. It may be damaged.',
  },
  encrypted: {
    nb: '{filename} ble ikke lagt til - filen er beskyttet med passord.',
    nn: '{filename} vart ikkje lagd til - fila er verna med passord.',
    en: '{filename} was not added - the file is protected by a password.',
  },
  'too-many-pages': {
    nb: '{filename} ble ikke lagt til - filen har flere enn 200 sider.',
    nn: '{filename} vart ikkje lagd til - fila har fleire enn 200 sider.',
    en: '{filename} was not added - the file has more than 200 pages.',
  },
  'too-many-pixels': {
    nb: '{filename} ble ikke lagt til - bildet er for stort. Det kan ha høyst 60 millioner bildepunkter.',
    nn: '{filename} vart ikkje lagd til - biletet er for stort. Det kan ha høgst 60 millionar biletpunkt.',
    en: '{filename} was not added - the picture is too large. It can have at most 60 million pixels.',
  },
  'unpacks-too-large': {
    nb: '{filename} ble ikke lagt til - filen blir for stor når den pakkes ut.',
    nn: '{filename} vart ikkje lagd til - fila blir for stor når ho blir pakka ut.',
    en: '{filename} was not added - the file becomes too large when it is unpacked.',
  },
  'signed-and-active': {
    nb: '{filename} ble ikke lagt til - dokumentet er signert elektronisk og inneholder skript, filer eller andre aktive deler. Be avsenderen om et signert dokument uten dem, eller skriv det ut til PDF.',
    nn: '{filename} vart ikkje lagd til - dokumentet er signert elektronisk og inneheld skript, filer eller andre aktive delar. Be avsendaren om eit signert dokument utan dei, eller skriv det ut til PDF.',
    en: '{filename} was not added - the document is signed electronically and contains scripts, files or other active parts. Ask its sender for a signed document without them, or print it to PDF.',
  },
  'form-not-drawn': {
    nb: '{filename} ble ikke lagt til - filen er et skjema (XFA) som bare noen programmer kan vise. Åpne det i Adobe Acrobat, og skriv det ut til PDF.',
    nn: '{filename} vart ikkje lagd til - fila er eit skjema (XFA) som berre nokre program kan vise. Opne det i Adobe Acrobat, og skriv det ut til PDF.',
    en: '{filename} was not added - the file is a form (XFA) that only some programs can show. Open it in Adobe Acrobat, and print it to PDF.',
  },
}

/** [CRT-11] Why a file is not accepted as the form that was handed out, and what to do about it. */
export const formTexts: Readonly<Record<FormRefusal, LocalizedText>> = {
  script: {
    nb: '{filename} ble ikke lagt til - filen inneholder skript eller handlinger. Last ned skjemaet på nytt, og fyll ut det.',
    nn: '{filename} vart ikkje lagd til - fila inneheld skript eller handlingar. Last ned skjemaet på nytt, og fyll ut det.',
    en: '{filename} was not added - the file contains scripts or actions. Download the form again, and fill in that one.',
  },
  xfa: {
    nb: '{filename} ble ikke lagt til - filen inneholder et skjema av en annen type (XFA). Last ned skjemaet på nytt, og fyll ut det.',
    nn: '{filename} vart ikkje lagd til - fila inneheld eit skjema av ein annan type (XFA). Last ned skjemaet på nytt, og fyll ut det.',
    en: '{filename} was not added - the file contains a form of another kind (XFA). Download the form again, and fill in that one.',
  },
  files: {
    nb: '{filename} ble ikke lagt til - det ligger andre filer inni den. Legg dem ved hver for seg.',
    nn: '{filename} vart ikkje lagd til - det ligg andre filer inni ho. Legg dei ved kvar for seg.',
    en: '{filename} was not added - there are other files inside it. Attach them one by one.',
  },
  flattened: {
    nb: '{filename} ble ikke lagt til - filen har ingen felt å lese. Den er trolig lagret med «Skriv ut til PDF». Lagre det utfylte skjemaet som PDF-skjema i stedet.',
    nn: '{filename} vart ikkje lagd til - fila har ingen felt å lese. Ho er truleg lagra med «Skriv ut til PDF». Lagre det utfylte skjemaet som PDF-skjema i staden.',
    en: '{filename} was not added - the file has no fields to read. It was probably saved by “Print to PDF”. Save the completed form as a PDF form instead.',
  },
  unreadable: {
    nb: '{filename} ble ikke lagt til - skjemaet kan ikke leses. Filen kan være ødelagt.',
    nn: '{filename} vart ikkje lagd til - skjemaet kan ikkje lesast. Fila kan vere øydelagd.',
    en: '{filename} was not added - the form cannot be read. The file may be damaged.',
  },
  untouched: {
    nb: '{filename} ble ikke lagt til - skjemaet er ikke fylt ut. Fyll det ut, lagre det og last det opp på nytt.',
    nn: '{filename} vart ikkje lagd til - skjemaet er ikkje fylt ut. Fyll det ut, lagre det og last det opp på nytt.',
    en: '{filename} was not added - the form has not been filled in. Fill it in, save it and upload it again.',
  },
  'not-ours': {
    nb: '{filename} ble ikke lagt til - det er ikke skjemaet som du lastet ned her.',
    nn: '{filename} vart ikkje lagd til - det er ikkje skjemaet som du lasta ned her.',
    en: '{filename} was not added - it is not the form that you downloaded here.',
  },
  'other-application': {
    nb: '{filename} ble ikke lagt til - skjemaet er laget for en annen søknad.',
    nn: '{filename} vart ikkje lagd til - skjemaet er laga for ein annan søknad.',
    en: '{filename} was not added - the form was made for another application.',
  },
  'other-version': {
    nb: '{filename} ble ikke lagt til - skjemaet er laget før land, mal eller malens versjon ble endret. Last ned det nye skjemaet.',
    nn: '{filename} vart ikkje lagd til - skjemaet er laga før land, mal eller versjonen av malen vart endra. Last ned det nye skjemaet.',
    en: '{filename} was not added - the form was made before the country, the template or its version changed. Download the new form.',
  },
  'other-form': {
    nb: '{filename} ble ikke lagt til - det er et annet skjema enn det som hører hjemme her.',
    nn: '{filename} vart ikkje lagd til - det er eit anna skjema enn det som høyrer heime her.',
    en: '{filename} was not added - it is another form than the one that belongs here.',
  },
}

/** [CRT-11] What is wrong in a box. */
export const formFieldTexts: Readonly<Record<Refusals['FORM_FIELD_REFUSED']['fault'], LocalizedText>> = {
  'too-long': {
    nb: '{filename} ble ikke lagt til - rute {box} har {found} tegn. Det er plass til {limit}.',
    nn: '{filename} vart ikkje lagd til - rute {box} har {found} teikn. Det er plass til {limit}.',
    en: '{filename} was not added - box {box} has {found} characters. There is room for {limit}.',
  },
  'not-latin': {
    nb: '{filename} ble ikke lagt til - rute {box} har tegn som ikke kan stå der: {found}. Skriv på engelsk med latinske bokstaver.',
    nn: '{filename} vart ikkje lagd til - rute {box} har teikn som ikkje kan stå der: {found}. Skriv på engelsk med latinske bokstavar.',
    en: '{filename} was not added - box {box} has characters that cannot stand there: {found}. Write in English with Latin letters.',
  },
  lines: {
    nb: '{filename} ble ikke lagt til - linjene ved {box} kan ikke leses: «{found}». Kryss av erklæringen og skriv linjene som 1–3, 5, fra 1 til {limit}.',
    nn: '{filename} vart ikkje lagd til - linjene ved {box} kan ikkje lesast: «{found}». Kryss av erklæringa og skriv linjene som 1–3, 5, frå 1 til {limit}.',
    en: '{filename} was not added - the lines at {box} cannot be read: “{found}”. Tick the statement and write the lines as 1–3, 5, from 1 to {limit}.',
  },
}

/** [CRT-16] Which boxes of a form must be filled in. */
export const formIncompleteText = (places: LocalizedText): LocalizedText => ({
  nb: `{filename} ble ikke lagt til - fyll ut også: ${places.nb}.`,
  nn: `{filename} vart ikkje lagd til - fyll ut også: ${places.nn}.`,
  en: `{filename} was not added - fill in as well: ${places.en}.`,
})

/** Faults for which the forms have no texts. */
export const requestIssueTexts = {
  cancellationReasonRequired: {
    nb: 'Nødvendig med kanselleringsgrunn for å behandle kansellering.',
    nn: 'Nødvendig med grunn for kansellering for å behandle kanselleringa.',
    en: 'A reason is needed to process the cancellation.',
  },
  cancellationTextTooLong: { nb: 'Maks {max} tegn!', nn: 'Maks {max} teikn!', en: 'At most {max} characters!' },
} as const satisfies IssueCatalogue
