import type { LocalizedText } from '@eksport/forms'
import type { OfficerAct } from './case-actions.ts'

interface ActTexts {
  /** On the button. */
  readonly label: LocalizedText
  /** Heading of the dialog. */
  readonly title: LocalizedText
  /** What will happen, where the heading does not say it all. */
  readonly explanation?: LocalizedText
  /** Said when it is done. */
  readonly done: LocalizedText
}

export const actTexts: Readonly<Record<OfficerAct, ActTexts>> = {
  take: {
    label: { nb: 'Ta til behandling', nn: 'Ta til behandling', en: 'Take case' },
    title: { nb: 'Ta søknaden til behandling?', nn: 'Ta søknaden til behandling?', en: 'Take the application?' },
    done: {
      nb: 'Du har tatt søknaden til behandling',
      nn: 'Du har teke søknaden til behandling',
      en: 'You have taken the application',
    },
  },
  approve: {
    label: { nb: 'Godkjenn', nn: 'Godkjenn', en: 'Approve' },
    title: { nb: 'Godkjenn søknaden?', nn: 'Godkjenn søknaden?', en: 'Approve the application?' },
    explanation: {
      nb: 'Opplysningene låses, og sertifikatet går videre til signering eller utskrift.',
      nn: 'Opplysningane blir låste, og sertifikatet går vidare til signering eller utskrift.',
      en: 'The information is locked, and the certificate goes on to signing or printing.',
    },
    done: { nb: 'Søknaden er godkjent', nn: 'Søknaden er godkjend', en: 'The application is approved' },
  },
  sign: {
    label: { nb: 'Signer', nn: 'Signer', en: 'Sign' },
    title: { nb: 'Signer sertifikatet?', nn: 'Signer sertifikatet?', en: 'Sign the certificate?' },
    explanation: {
      nb: 'Du attesterer at opplysningene i sertifikatet er riktige. Signaturen kan ikke trekkes tilbake.',
      nn: 'Du attesterer at opplysningane i sertifikatet er rette. Signaturen kan ikkje trekkjast tilbake.',
      en: 'You certify that the information in the certificate is correct. The signature cannot be withdrawn.',
    },
    done: { nb: 'Sertifikatet er signert', nn: 'Sertifikatet er signert', en: 'The certificate is signed' },
  },
  print: {
    label: { nb: 'Skriv ut', nn: 'Skriv ut', en: 'Print' },
    title: { nb: 'Skriv ut sertifikatet', nn: 'Skriv ut sertifikatet', en: 'Print the certificate' },
    explanation: {
      nb: 'Oppgi serienummeret på sikkerhetspapiret du skriver ut på.',
      nn: 'Oppgje serienummeret på tryggleikspapiret du skriv ut på.',
      en: 'Give the serial number of the security paper that you print on.',
    },
    done: { nb: 'Utskriften er registrert', nn: 'Utskrifta er registrert', en: 'The printing is recorded' },
  },
  issue: {
    label: { nb: 'Utsted', nn: 'Utferd', en: 'Issue' },
    title: { nb: 'Utsted sertifikatet?', nn: 'Utferd sertifikatet?', en: 'Issue the certificate?' },
    explanation: {
      nb: 'Eksportøren får beskjed om at sertifikatet er klart.',
      nn: 'Eksportøren får beskjed om at sertifikatet er klart.',
      en: 'The exporter sees that the certificate is ready.',
    },
    done: { nb: 'Sertifikatet er utstedt', nn: 'Sertifikatet er utferda', en: 'The certificate is issued' },
  },
  resume: {
    label: { nb: 'Gjenoppta', nn: 'Ta opp att', en: 'Resume' },
    title: { nb: 'Gjenoppta behandlingen', nn: 'Ta opp att behandlinga', en: 'Resume the assessment' },
    done: { nb: 'Behandlingen er gjenopptatt', nn: 'Behandlinga er teken opp att', en: 'The assessment is resumed' },
  },
  'hand-out': {
    label: { nb: 'Utlever', nn: 'Utlever', en: 'Hand out' },
    title: { nb: 'Er sertifikatet hentet?', nn: 'Er sertifikatet henta?', en: 'Has the certificate been collected?' },
    done: { nb: 'Utleveringen er registrert', nn: 'Utleveringa er registrert', en: 'The hand-out is recorded' },
  },
  'grant-cancellation': {
    label: { nb: 'Innvilg kansellering', nn: 'Innvilg kansellering', en: 'Grant cancellation' },
    title: { nb: 'Innvilg kanselleringen?', nn: 'Innvilg kanselleringa?', en: 'Grant the cancellation?' },
    explanation: {
      nb: 'Papirsertifikatet skal være levert tilbake, ødelagt eller meldt tapt.',
      nn: 'Papirsertifikatet skal vere levert tilbake, øydelagt eller meldt tapt.',
      en: 'The paper certificate must be returned, destroyed or declared lost.',
    },
    done: { nb: 'Kanselleringen er innvilget', nn: 'Kanselleringa er innvilga', en: 'The cancellation is granted' },
  },
  'request-clarification': {
    label: { nb: 'Be om avklaring', nn: 'Be om avklaring', en: 'Ask for clarification' },
    title: {
      nb: 'Be eksportøren om avklaring',
      nn: 'Be eksportøren om avklaring',
      en: 'Ask the exporter for clarification',
    },
    explanation: {
      nb: 'Behandlingen venter til eksportøren har svart.',
      nn: 'Behandlinga ventar til eksportøren har svart.',
      en: 'The assessment waits until the exporter has answered.',
    },
    done: {
      nb: 'Spørsmålet er sendt til eksportøren',
      nn: 'Spørsmålet er sendt til eksportøren',
      en: 'The question is sent to the exporter',
    },
  },
  stop: {
    label: { nb: 'Stopp', nn: 'Stopp', en: 'Stop' },
    title: { nb: 'Stopp søknaden', nn: 'Stopp søknaden', en: 'Stop the application' },
    explanation: {
      nb: 'Varene kan ikke eksporteres så lenge søknaden er stoppet.',
      nn: 'Varene kan ikkje eksporterast så lenge søknaden er stoppa.',
      en: 'The goods cannot be exported while the application is stopped.',
    },
    done: { nb: 'Søknaden er stoppet', nn: 'Søknaden er stoppa', en: 'The application is stopped' },
  },
  'reject-signing': {
    label: { nb: 'Avvis signering', nn: 'Avvis signering', en: 'Refuse to sign' },
    title: { nb: 'Send tilbake uten å signere', nn: 'Send tilbake utan å signere', en: 'Send back without signing' },
    done: {
      nb: 'Søknaden er sendt tilbake til saksbehandler',
      nn: 'Søknaden er send tilbake til saksbehandlar',
      en: 'The application is sent back to the caseworker',
    },
  },
  'void-print': {
    label: { nb: 'Feilutskrift', nn: 'Feilutskrift', en: 'Misprint' },
    title: { nb: 'Meld feilutskrift', nn: 'Meld feilutskrift', en: 'Report a misprint' },
    explanation: {
      nb: 'Serienummeret gjøres ugyldig, og sertifikatet kan skrives ut på nytt.',
      nn: 'Serienummeret blir gjort ugyldig, og sertifikatet kan skrivast ut på nytt.',
      en: 'The serial number is voided, and the certificate can be printed again.',
    },
    done: { nb: 'Utskriften er gjort ugyldig', nn: 'Utskrifta er gjord ugyldig', en: 'The printing is voided' },
  },
  'withdraw-approval': {
    label: { nb: 'Trekk godkjenning', nn: 'Trekk godkjenning', en: 'Withdraw approval' },
    title: { nb: 'Trekk godkjenningen?', nn: 'Trekk godkjenninga?', en: 'Withdraw the approval?' },
    explanation: {
      nb: 'Eksportøren får beskjed om at varene ikke kan sendes.',
      nn: 'Eksportøren får beskjed om at varene ikkje kan sendast.',
      en: 'The exporter is told that the goods may not leave.',
    },
    done: { nb: 'Godkjenningen er trukket', nn: 'Godkjenninga er trekt', en: 'The approval is withdrawn' },
  },
  'refuse-cancellation': {
    label: { nb: 'Avvis kansellering', nn: 'Avvis kansellering', en: 'Refuse cancellation' },
    title: { nb: 'Avvis kanselleringen', nn: 'Avvis kanselleringa', en: 'Refuse the cancellation' },
    done: { nb: 'Kanselleringen er avvist', nn: 'Kanselleringa er avvist', en: 'The cancellation is refused' },
  },
  refuse: {
    label: { nb: 'Avslå', nn: 'Avslå', en: 'Refuse' },
    title: { nb: 'Avslå søknaden', nn: 'Avslå søknaden', en: 'Refuse the application' },
    explanation: {
      nb: 'Avslaget er et vedtak. Eksportøren kan klage på det.',
      nn: 'Avslaget er eit vedtak. Eksportøren kan klage på det.',
      en: 'The refusal is a decision. The exporter may complain about it.',
    },
    done: { nb: 'Søknaden er avslått', nn: 'Søknaden er avslått', en: 'The application is refused' },
  },
  annul: {
    label: { nb: 'Annuller', nn: 'Annuller', en: 'Annul' },
    title: { nb: 'Annuller sertifikatet', nn: 'Annuller sertifikatet', en: 'Annul the certificate' },
    explanation: {
      nb: 'Sertifikatet blir ugyldig. Dette kan ikke gjøres om.',
      nn: 'Sertifikatet blir ugyldig. Dette kan ikkje gjerast om.',
      en: 'The certificate becomes invalid. This cannot be undone.',
    },
    done: { nb: 'Sertifikatet er annullert', nn: 'Sertifikatet er annullert', en: 'The certificate is annulled' },
  },
}

export const inputTexts = {
  message: { nb: 'Melding til eksportøren', nn: 'Melding til eksportøren', en: 'Message to the exporter' },
  reason: { nb: 'Begrunnelse', nn: 'Grunngjeving', en: 'Reason' },
  legalBasis: { nb: 'Hjemmel', nn: 'Heimel', en: 'Legal basis' },
  paperSerial: { nb: 'Serienummer på papiret', nn: 'Serienummer på papiret', en: 'Serial number of the paper' },
} as const satisfies Record<string, LocalizedText>

export const dialogTexts = {
  required: { nb: 'Feltet er påkrevd', nn: 'Feltet er påkravd', en: 'The field is required' },
  paperSerialFormat: {
    nb: 'Serienummeret kan bare ha bokstaver, tall, mellomrom og bindestrek.',
    nn: 'Serienummeret kan berre ha bokstavar, tal, mellomrom og bindestrek.',
    en: 'The serial number may only have letters, digits, spaces and hyphens.',
  },
  tooLong: {
    nb: 'Teksten kan ikke være lengre enn 2000 tegn.',
    nn: 'Teksten kan ikkje vere lengre enn 2000 teikn.',
    en: 'The text cannot be longer than 2000 characters.',
  },
  cancel: { nb: 'Avbryt', nn: 'Avbryt', en: 'Cancel' },
  stale: {
    nb: 'Saken er endret siden du åpnet den. Se over den nye versjonen før du gjør dette.',
    nn: 'Saka er endra sidan du opna ho. Sjå over den nye versjonen før du gjer dette.',
    en: 'The case has changed since you opened it. Look at the new version before you do this.',
  },
  failed: {
    nb: 'Noe gikk galt. Vennligst prøv igjen senere.',
    nn: 'Noko gjekk gale. Prøv igjen seinare.',
    en: 'Something went wrong. Please try again later.',
  },
} as const satisfies Record<string, LocalizedText>
