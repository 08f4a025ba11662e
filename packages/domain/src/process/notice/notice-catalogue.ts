import type { LocalizedText } from '@eksport/forms'
import type { NoticeKind } from './notice-kind.ts'

/** Who reads a notice: everyone who may act for the applicant, one officer or an office, or the authority of the importing country. */
export type NoticeSide = 'exporter' | 'officer' | 'authority'

/** [ACT-13] The texts of one kind of notice. They have the parameters `{reference}` and, in a reminder of a draft, `{day}`, but name neither persons nor goods. */
export interface NoticeDescription {
  readonly to: NoticeSide
  /** Its name in the settings for mail. */
  readonly name: LocalizedText
  /** What happened: the subject of the mail, and the line in the app. */
  readonly subject: LocalizedText
  /** What can be done about it. */
  readonly text: LocalizedText
}

/** [ACT-13] The recipient and texts of every notice. A kind without an entry does not compile. */
export const noticeCatalogue: Readonly<Record<NoticeKind, NoticeDescription>> = {
  CLARIFICATION_REQUESTED: {
    to: 'exporter',
    name: { nb: 'Spørsmål fra saksbehandler', nn: 'Spørsmål frå saksbehandlar', en: 'Question from the caseworker' },
    subject: {
      nb: 'Søknad {reference}: saksbehandler har et spørsmål',
      nn: 'Søknad {reference}: saksbehandlar har eit spørsmål',
      en: 'Application {reference}: the caseworker has a question',
    },
    text: {
      nb: 'Søknaden blir ikke behandlet videre før du har svart.',
      nn: 'Søknaden blir ikkje behandla vidare før du har svart.',
      en: 'The application waits until you have answered.',
    },
  },
  CLARIFICATION_RECALLED: {
    to: 'exporter',
    name: { nb: 'Spørsmål som er trukket tilbake', nn: 'Spørsmål som er trekte tilbake', en: 'Questions taken back' },
    subject: {
      nb: 'Søknad {reference}: spørsmålet er trukket tilbake',
      nn: 'Søknad {reference}: spørsmålet er trekt tilbake',
      en: 'Application {reference}: the question has been taken back',
    },
    text: {
      nb: 'Du trenger ikke svare. Søknaden er til vurdering igjen.',
      nn: 'Du treng ikkje svare. Søknaden er til vurdering igjen.',
      en: 'You need not answer. The application is being assessed again.',
    },
  },
  CLARIFICATION_REMINDER: {
    to: 'exporter',
    name: { nb: 'Påminnelse om spørsmål', nn: 'Påminning om spørsmål', en: 'Reminders of a question' },
    subject: {
      nb: 'Søknad {reference}: spørsmålet er ikke besvart',
      nn: 'Søknad {reference}: spørsmålet er ikkje svart på',
      en: 'Application {reference}: the question is not answered',
    },
    text: {
      nb: 'Søknaden blir ikke behandlet videre før du har svart.',
      nn: 'Søknaden blir ikkje behandla vidare før du har svart.',
      en: 'The application waits until you have answered.',
    },
  },
  MESSAGE_TO_EXPORTER: {
    to: 'exporter',
    name: { nb: 'Melding fra saksbehandler', nn: 'Melding frå saksbehandlar', en: 'Message from the caseworker' },
    subject: {
      nb: 'Søknad {reference}: ny melding fra saksbehandler',
      nn: 'Søknad {reference}: ny melding frå saksbehandlar',
      en: 'Application {reference}: new message from the caseworker',
    },
    text: {
      nb: 'Meldingen ligger på søknaden.',
      nn: 'Meldinga ligg på søknaden.',
      en: 'The message is on the application.',
    },
  },
  CUSTOMER_ANSWERED: {
    to: 'exporter',
    name: { nb: 'Svar fra mottaker', nn: 'Svar frå mottakar', en: 'Answer from the receiver' },
    subject: {
      nb: 'Søknad {reference}: mottakeren har svart',
      nn: 'Søknad {reference}: mottakaren har svart',
      en: 'Application {reference}: the receiver has answered',
    },
    text: {
      nb: 'Svaret ligger på søknaden. Ingenting er endret i den.',
      nn: 'Svaret ligg på søknaden. Ingenting er endra i han.',
      en: 'The answer is on the application. Nothing in it has been changed.',
    },
  },
  CASE_STOPPED: {
    to: 'exporter',
    name: { nb: 'Søknad som er stoppet', nn: 'Søknad som er stoppa', en: 'Application stopped' },
    subject: {
      nb: 'Søknad {reference} er stoppet',
      nn: 'Søknad {reference} er stoppa',
      en: 'Application {reference} has been stopped',
    },
    text: {
      nb: 'Varene kan ikke eksporteres. Grunnen står på søknaden.',
      nn: 'Varene kan ikkje eksporterast. Grunnen står på søknaden.',
      en: 'The goods cannot be exported. The reason is on the application.',
    },
  },
  CASE_RESUMED: {
    to: 'exporter',
    name: {
      nb: 'Søknad som behandles igjen',
      nn: 'Søknad som blir behandla igjen',
      en: 'Application no longer stopped',
    },
    subject: {
      nb: 'Søknad {reference} behandles igjen',
      nn: 'Søknad {reference} blir behandla igjen',
      en: 'Application {reference} is being processed again',
    },
    text: {
      nb: 'Den er ikke lenger stoppet, men ikke avgjort ennå.',
      nn: 'Han er ikkje lenger stoppa, men ikkje avgjord enno.',
      en: 'It is no longer stopped, but has not been decided on yet.',
    },
  },
  APPLICATION_REFUSED: {
    to: 'exporter',
    name: { nb: 'Avslag', nn: 'Avslag', en: 'Refusal' },
    subject: {
      nb: 'Søknad {reference} er avslått',
      nn: 'Søknad {reference} er avslått',
      en: 'Application {reference} has been refused',
    },
    text: {
      nb: 'Begrunnelsen og hvordan du klager, står på søknaden.',
      nn: 'Grunngivinga og korleis du klagar, står på søknaden.',
      en: 'The reasons, and how to complain, are on the application.',
    },
  },
  COMPLAINT_DECIDED: {
    to: 'exporter',
    name: { nb: 'Svar på klage', nn: 'Svar på klage', en: 'Answer to a complaint' },
    subject: {
      nb: 'Søknad {reference}: klagen er vurdert',
      nn: 'Søknad {reference}: klaga er vurdert',
      en: 'Application {reference}: the complaint has been considered',
    },
    text: { nb: 'Brevet ligger på søknaden.', nn: 'Brevet ligg på søknaden.', en: 'The letter is on the application.' },
  },
  APPROVAL_WITHDRAWN: {
    to: 'exporter',
    name: { nb: 'Godkjenning som er trukket', nn: 'Godkjenning som er trekt', en: 'Approval withdrawn' },
    subject: {
      nb: 'Søknad {reference}: godkjenningen er trukket',
      nn: 'Søknad {reference}: godkjenninga er trekt',
      en: 'Application {reference}: the approval has been withdrawn',
    },
    text: {
      nb: 'Varene kan ikke sendes. Søknaden er til vurdering igjen.',
      nn: 'Varene kan ikkje sendast. Søknaden er til vurdering igjen.',
      en: 'The goods may not leave. The application is being assessed again.',
    },
  },
  READY_FOR_PICKUP: {
    to: 'exporter',
    name: { nb: 'Klar til henting', nn: 'Klar til henting', en: 'Ready for pickup' },
    subject: {
      nb: 'Søknad {reference}: sertifikatet er klart til henting',
      nn: 'Søknad {reference}: sertifikatet er klart til henting',
      en: 'Application {reference}: the certificate is ready for pickup',
    },
    text: {
      nb: 'Hentested og hentetidspunkt står på søknaden.',
      nn: 'Hentestad og hentetidspunkt står på søknaden.',
      en: 'The place and time of pickup are on the application.',
    },
  },
  CERTIFICATE_ISSUED: {
    to: 'exporter',
    name: { nb: 'Sertifikat som er utstedt', nn: 'Sertifikat som er utferda', en: 'Certificate issued' },
    subject: {
      nb: 'Søknad {reference}: sertifikatet er utstedt',
      nn: 'Søknad {reference}: sertifikatet er utferda',
      en: 'Application {reference}: the certificate has been issued',
    },
    text: {
      nb: 'Sertifikatet ligger på søknaden.',
      nn: 'Sertifikatet ligg på søknaden.',
      en: 'The certificate is on the application.',
    },
  },
  RETURN_AGREED: {
    to: 'exporter',
    name: { nb: 'Retur av papir som er avtalt', nn: 'Retur av papir som er avtalt', en: 'Return of paper agreed on' },
    subject: {
      nb: 'Søknad {reference}: retur av originalsertifikatet er avtalt',
      nn: 'Søknad {reference}: retur av originalsertifikatet er avtalt',
      en: 'Application {reference}: the return of the original certificate is agreed on',
    },
    text: {
      nb: 'Send papiret slik det er avtalt. Sporingsnummeret står på søknaden.',
      nn: 'Send papiret slik det er avtalt. Sporingsnummeret står på søknaden.',
      en: 'Send the paper as has been agreed. The tracking number is on the application.',
    },
  },
  PAPER_TO_RETURN: {
    to: 'exporter',
    name: { nb: 'Papir som skal tilbake', nn: 'Papir som skal tilbake', en: 'Paper to be returned' },
    subject: {
      nb: 'Søknad {reference}: sertifikatet er erstattet, og papiret skal tilbake',
      nn: 'Søknad {reference}: sertifikatet er erstatta, og papiret skal tilbake',
      en: 'Application {reference}: the certificate is replaced, and its paper is to be returned',
    },
    text: {
      nb: 'Papiret må ikke brukes. Send det tilbake slik det er avtalt.',
      nn: 'Papiret må ikkje brukast. Send det tilbake slik det er avtalt.',
      en: 'The paper must not be used. Return it as has been agreed.',
    },
  },
  PAPER_TO_PRINT_AGAIN: {
    to: 'exporter',
    name: {
      nb: 'Papir som må skrives ut på nytt',
      nn: 'Papir som må skrivast ut på nytt',
      en: 'Paper to be printed again',
    },
    subject: {
      nb: 'Søknad {reference}: sertifikatet må skrives ut på nytt',
      nn: 'Søknad {reference}: sertifikatet må skrivast ut på nytt',
      en: 'Application {reference}: the certificate must be printed again',
    },
    text: {
      nb: 'Erstatningen ble ikke utstedt, og papiret til sertifikatet er ikke lenger i bruk. Sertifikatet er godkjent og kan skrives ut på nytt. Du kan også kansellere det.',
      nn: 'Erstatninga vart ikkje utferda, og papiret til sertifikatet er ikkje lenger i bruk. Sertifikatet er godkjent og kan skrivast ut på nytt. Du kan også kansellere det.',
      en: 'The replacement was not issued, and the paper of the certificate is no longer in use. The certificate is approved and can be printed again. You can also cancel it.',
    },
  },
  REPLACED_PAPER_SETTLED: {
    to: 'exporter',
    name: { nb: 'Papir som er gjort rede for', nn: 'Papir som er gjort greie for', en: 'Paper that is accounted for' },
    subject: {
      nb: 'Søknad {reference}: papiret til det erstattede sertifikatet er gjort rede for',
      nn: 'Søknad {reference}: papiret til det erstatta sertifikatet er gjort greie for',
      en: 'Application {reference}: the paper of the replaced certificate is accounted for',
    },
    text: {
      nb: 'Du trenger ikke gjøre mer. Hva som er registrert om papiret, står på søknaden.',
      nn: 'Du treng ikkje gjere meir. Kva som er registrert om papiret, står på søknaden.',
      en: 'You need not do anything more. What is recorded of the paper is on the application.',
    },
  },
  CANCELLATION_GRANTED: {
    to: 'exporter',
    name: { nb: 'Kansellering som er innvilget', nn: 'Kansellering som er innvilga', en: 'Cancellation granted' },
    subject: {
      nb: 'Søknad {reference}: kanselleringen er innvilget',
      nn: 'Søknad {reference}: kanselleringa er innvilga',
      en: 'Application {reference}: the cancellation has been granted',
    },
    text: {
      nb: 'Sertifikatet gjelder ikke lenger.',
      nn: 'Sertifikatet gjeld ikkje lenger.',
      en: 'The certificate is no longer valid.',
    },
  },
  CANCELLATION_REFUSED: {
    to: 'exporter',
    name: { nb: 'Kansellering som er avvist', nn: 'Kansellering som er avvist', en: 'Cancellation refused' },
    subject: {
      nb: 'Søknad {reference}: kanselleringen er avvist',
      nn: 'Søknad {reference}: kanselleringa er avvist',
      en: 'Application {reference}: the cancellation has been refused',
    },
    text: { nb: 'Grunnen står på søknaden.', nn: 'Grunnen står på søknaden.', en: 'The reason is on the application.' },
  },
  CERTIFICATE_ANNULLED: {
    to: 'exporter',
    name: { nb: 'Annullering', nn: 'Annullering', en: 'Annulment' },
    subject: {
      nb: 'Søknad {reference}: sertifikatet er annullert',
      nn: 'Søknad {reference}: sertifikatet er annullert',
      en: 'Application {reference}: the certificate has been annulled',
    },
    text: {
      nb: 'Sertifikatet gjelder ikke lenger. Grunnen står på søknaden.',
      nn: 'Sertifikatet gjeld ikkje lenger. Grunnen står på søknaden.',
      en: 'The certificate is no longer valid. The reason is on the application.',
    },
  },
  DRAFT_REMINDER: {
    to: 'exporter',
    name: { nb: 'Kladd som snart slettes', nn: 'Kladd som snart blir sletta', en: 'Draft soon to be deleted' },
    subject: {
      nb: 'Søknad {reference} er ikke sendt inn',
      nn: 'Søknad {reference} er ikkje sendt inn',
      en: 'Application {reference} has not been submitted',
    },
    text: {
      nb: 'Kladden slettes {day} hvis den ikke blir endret. Åpne den og gjør den ferdig, eller endre noe i den for å beholde den.',
      nn: 'Kladden blir sletta {day} om han ikkje blir endra. Opne han og gjer han ferdig, eller endre noko i han for å halde på han.',
      en: 'The draft is deleted on {day} unless it is changed. Open and finish it, or change something in it to keep it.',
    },
  },
  CLARIFICATION_ANSWERED: {
    to: 'officer',
    name: { nb: 'Svar fra eksportør', nn: 'Svar frå eksportør', en: 'Answer from the exporter' },
    subject: {
      nb: 'Sak {reference}: eksportøren har svart',
      nn: 'Sak {reference}: eksportøren har svart',
      en: 'Case {reference}: the exporter has answered',
    },
    text: {
      nb: 'Saken er til vurdering igjen.',
      nn: 'Saka er til vurdering igjen.',
      en: 'The case is to be assessed again.',
    },
  },
  CLARIFICATION_OVERDUE: {
    to: 'officer',
    name: { nb: 'Spørsmål uten svar', nn: 'Spørsmål utan svar', en: 'Question without an answer' },
    subject: {
      nb: 'Sak {reference}: spørsmålet er ikke besvart',
      nn: 'Sak {reference}: spørsmålet er ikkje svart på',
      en: 'Case {reference}: the question is not answered',
    },
    text: {
      nb: 'Eksportøren kan fortsatt svare. Ingenting avslås av seg selv.',
      nn: 'Eksportøren kan framleis svare. Ingenting blir avslått av seg sjølv.',
      en: 'The exporter can still answer. Nothing is refused by itself.',
    },
  },
  MESSAGE_TO_OFFICER: {
    to: 'officer',
    name: { nb: 'Melding fra eksportør', nn: 'Melding frå eksportør', en: 'Message from the exporter' },
    subject: {
      nb: 'Sak {reference}: ny melding fra eksportøren',
      nn: 'Sak {reference}: ny melding frå eksportøren',
      en: 'Case {reference}: new message from the exporter',
    },
    text: { nb: 'Meldingen ligger på saken.', nn: 'Meldinga ligg på saka.', en: 'The message is on the case.' },
  },
  CASE_TRANSFERRED: {
    to: 'officer',
    name: { nb: 'Sak overført til deg', nn: 'Sak overført til deg', en: 'Case transferred to you' },
    subject: {
      nb: 'Sak {reference} er overført til deg',
      nn: 'Sak {reference} er overført til deg',
      en: 'Case {reference} has been transferred to you',
    },
    text: {
      nb: 'Hvem som overførte den, står i historikken.',
      nn: 'Kven som overførte ho, står i historikken.',
      en: 'Who transferred it is in the history.',
    },
  },
  CASE_TRANSFERRED_TO_OFFICE: {
    to: 'officer',
    name: {
      nb: 'Sak overført til kontoret ditt',
      nn: 'Sak overført til kontoret ditt',
      en: 'Case transferred to your office',
    },
    subject: {
      nb: 'Sak {reference} er overført til kontoret ditt',
      nn: 'Sak {reference} er overført til kontoret ditt',
      en: 'Case {reference} has been transferred to your office',
    },
    text: {
      nb: 'Hvem som overførte den, står i historikken.',
      nn: 'Kven som overførte ho, står i historikken.',
      en: 'Who transferred it is in the history.',
    },
  },
  CASE_TAKEN_OVER: {
    to: 'officer',
    name: { nb: 'Sak som er overtatt', nn: 'Sak som er overteken', en: 'Case taken over' },
    subject: {
      nb: 'Sak {reference} er overtatt av en annen',
      nn: 'Sak {reference} er overteken av ein annan',
      en: 'Case {reference} has been taken over by somebody else',
    },
    text: {
      nb: 'Hvem og hvorfor står i historikken.',
      nn: 'Kven og kvifor står i historikken.',
      en: 'Who and why is in the history.',
    },
  },
  CASE_TRANSFERRED_FROM_YOU: {
    to: 'officer',
    name: { nb: 'Sak overført fra deg', nn: 'Sak overført frå deg', en: 'Case transferred from you' },
    subject: {
      nb: 'Sak {reference} er overført fra deg',
      nn: 'Sak {reference} er overført frå deg',
      en: 'Case {reference} has been transferred from you',
    },
    text: {
      nb: 'Hvem som overførte den, og til hvem, står i historikken.',
      nn: 'Kven som overførte ho, og til kven, står i historikken.',
      en: 'Who transferred it, and to whom, is in the history.',
    },
  },
  SIGNING_REJECTED: {
    to: 'officer',
    name: { nb: 'Sak tilbake fra signering', nn: 'Sak tilbake frå signering', en: 'Case back from signing' },
    subject: {
      nb: 'Sak {reference} er tilbake fra signering',
      nn: 'Sak {reference} er tilbake frå signering',
      en: 'Case {reference} is back from signing',
    },
    text: {
      nb: 'Sertifikatet ble ikke signert, og saken er til vurdering igjen. Grunnen står i historikken.',
      nn: 'Sertifikatet vart ikkje signert, og saka er til vurdering igjen. Grunnen står i historikken.',
      en: 'The certificate was not signed, and the case is to be assessed again. The reason is in the history.',
    },
  },
  CANCELLATION_REQUESTED: {
    to: 'officer',
    name: { nb: 'Ønske om kansellering', nn: 'Ønske om kansellering', en: 'Request for cancellation' },
    subject: {
      nb: 'Sak {reference}: eksportøren ber om kansellering',
      nn: 'Sak {reference}: eksportøren ber om kansellering',
      en: 'Case {reference}: the exporter asks for cancellation',
    },
    text: {
      nb: 'Grunnen står på saken. Der innvilges eller avvises kanselleringen.',
      nn: 'Grunnen står på saka. Der blir kanselleringa innvilga eller avvist.',
      en: 'The reason is on the case. The cancellation is granted or refused there.',
    },
  },
  COMPLAINT_RECEIVED: {
    to: 'officer',
    name: { nb: 'Klage på avslag', nn: 'Klage på avslag', en: 'Complaint about a refusal' },
    subject: {
      nb: 'Sak {reference}: klage på avslaget',
      nn: 'Sak {reference}: klage på avslaget',
      en: 'Case {reference}: complaint about the refusal',
    },
    text: {
      nb: 'Klagen ligger på saken. Der vurderes den.',
      nn: 'Klaga ligg på saka. Der blir ho vurdert.',
      en: 'The complaint is on the case. It is considered there.',
    },
  },
  CASE_ENDED: {
    to: 'officer',
    name: { nb: 'Sak avsluttet av en annen', nn: 'Sak avslutta av ein annan', en: 'Case ended by somebody else' },
    subject: {
      nb: 'Sak {reference} er avsluttet av en annen',
      nn: 'Sak {reference} er avslutta av ein annan',
      en: 'Case {reference} has been ended by somebody else',
    },
    text: {
      nb: 'Den er trukket tilbake, kansellert eller annullert. Hva som skjedde, står i historikken.',
      nn: 'Ho er trekt tilbake, kansellert eller annullert. Kva som skjedde, står i historikken.',
      en: 'It has been withdrawn, cancelled or annulled. What happened is in the history.',
    },
  },
  PICKUP_MOVED: {
    to: 'officer',
    name: { nb: 'Hentetid som er endret', nn: 'Hentetid som er endra', en: 'Time of pickup changed' },
    subject: {
      nb: 'Sak {reference}: hentetiden er endret',
      nn: 'Sak {reference}: hentetida er endra',
      en: 'Case {reference}: the time of pickup has been changed',
    },
    text: {
      nb: 'Eksportøren har valgt en annen tid. Den står på saken og blant hentingene.',
      nn: 'Eksportøren har valt ei anna tid. Ho står på saka og blant hentingane.',
      en: 'The exporter has chosen another time. It is on the case and among the pickups.',
    },
  },
  DEPARTURE_MOVED: {
    to: 'officer',
    name: { nb: 'Avgang som er endret', nn: 'Avgang som er endra', en: 'Departure changed' },
    subject: {
      nb: 'Sak {reference}: avgangen er endret',
      nn: 'Sak {reference}: avgangen er endra',
      en: 'Case {reference}: the departure has been changed',
    },
    text: {
      nb: 'Eksportøren har endret avgangen. Funn og frist følger den nye, og endringen står i historikken.',
      nn: 'Eksportøren har endra avgangen. Funn og frist følgjer den nye, og endringa står i historikken.',
      en: 'The exporter has changed the departure. Findings and deadline follow the new one, and the change is in the history.',
    },
  },
  CASE_OVERDUE: {
    to: 'officer',
    name: { nb: 'Frist som er ute', nn: 'Frist som er ute', en: 'Deadline passed' },
    subject: {
      nb: 'Sak {reference}: fristen er ute',
      nn: 'Sak {reference}: fristen er ute',
      en: 'Case {reference}: the deadline has passed',
    },
    text: {
      nb: 'Saken er ikke ferdig. Se på den.',
      nn: 'Saka er ikkje ferdig. Sjå på ho.',
      en: 'The case is not finished. Look at it.',
    },
  },
  JOB_FAILED: {
    to: 'officer',
    name: { nb: 'Noe som ikke lyktes', nn: 'Noko som ikkje lykkast', en: 'Something that failed' },
    subject: {
      nb: 'Sak {reference}: noe ble ikke utført',
      nn: 'Sak {reference}: noko vart ikkje utført',
      en: 'Case {reference}: something was not carried out',
    },
    text: {
      nb: 'Hva det er, står på saken. Der kan det prøves igjen.',
      nn: 'Kva det er, står på saka. Der kan det prøvast igjen.',
      en: 'What it is stands on the case. It can be tried again there.',
    },
  },
  AUTHORITY_NOT_TOLD: {
    to: 'officer',
    name: {
      nb: 'Annullering som importlandet ikke har fått',
      nn: 'Annullering som importlandet ikkje har fått',
      en: 'Annulment that the importing country has not got',
    },
    subject: {
      nb: 'Sak {reference}: importlandet er ikke varslet om annulleringen',
      nn: 'Sak {reference}: importlandet er ikkje varsla om annulleringa',
      en: 'Case {reference}: the importing country has not been told of the annulment',
    },
    text: {
      nb: 'Vi har ingen e-postadresse til myndigheten som tar imot varselet. Si fra til dem på en annen måte.',
      nn: 'Vi har inga e-postadresse til styresmakta som tek imot varselet. Sei frå til dei på ein annan måte.',
      en: 'We have no e-mail address of the authority that takes in the notice. Tell them in another way.',
    },
  },
  AUTHORITY_ANNULLED: {
    to: 'authority',
    name: {
      nb: 'Annullering, til importlandet',
      nn: 'Annullering, til importlandet',
      en: 'Annulment, to the importing country',
    },
    subject: {
      nb: 'Helsesertifikat {reference} er annullert',
      nn: 'Helsesertifikat {reference} er annullert',
      en: 'Health certificate {reference} has been annulled',
    },
    text: {
      nb: 'Sertifikatet gjelder ikke lenger.',
      nn: 'Sertifikatet gjeld ikkje lenger.',
      en: 'The certificate is no longer valid.',
    },
  },
}
