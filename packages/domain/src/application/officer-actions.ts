import type { LocalizedText } from '@eksport/forms'

/**
 * The actions of an officer, in the order of their buttons. An action is complete with its description, its words in the history
 * and its row in the status table; the contract, the server and the dialog are derived from these.
 */
export const officerActions = [
  'take',
  'take-over',
  'approve',
  'sign',
  'print',
  'confirm-print',
  'issue',
  'resume',
  'hand-out',
  'grant-cancellation',
  'request-clarification',
  'recall',
  'stop',
  'reject-signing',
  'void-print',
  'withdraw-approval',
  'refuse-cancellation',
  'refuse',
  'annul',
  'transfer',
  'release',
] as const

/** [ACT-05] Actions that change a case's owner and nothing else. */
export const ownershipActions = ['take-over', 'transfer', 'release'] as const satisfies readonly OfficerAction[]

/** One action of an officer; the event that it triggers has the same name. */
export type OfficerAction = (typeof officerActions)[number]

/** Whether a name is that of an officer's action. */
export const isOfficerAction = (name: string): name is OfficerAction => officerActions.some((action) => action === name)

/** How an action is offered: `main` decides the case, `plain` leads elsewhere, `danger` ends it. */
export type OfficerActionTone = 'main' | 'plain' | 'danger'

export interface OfficerActionDescription {
  readonly tone: OfficerActionTone
  /** A key that triggers the action while the case is open and no text is being typed. */
  readonly key?: string
  /** The exporter reads the reason; other reasons are visible to officers only. */
  readonly reasonIsOpen?: true
  /** The button's label. */
  readonly label: LocalizedText
  /** Heading of the dialog. */
  readonly title: LocalizedText
  /** What will happen, where the heading does not say everything. */
  readonly explanation?: LocalizedText
  /** Announced when it is done. */
  readonly done: LocalizedText
}

/** How the history names each event. Separate from the descriptions, so that showing a history does not load the dialogs. */
export const officerEventTexts = {
  take: { nb: 'Tatt til behandling', nn: 'Teken til behandling', en: 'Taken for processing' },
  'take-over': { nb: 'Overtatt', nn: 'Overteken', en: 'Taken over' },
  transfer: { nb: 'Overført', nn: 'Overført', en: 'Transferred' },
  release: { nb: 'Frigitt', nn: 'Frigitt', en: 'Released' },
  approve: { nb: 'Godkjent', nn: 'Godkjend', en: 'Approved' },
  sign: { nb: 'Signert', nn: 'Signert', en: 'Signed' },
  print: { nb: 'Skrevet ut', nn: 'Skriven ut', en: 'Printed' },
  'confirm-print': { nb: 'Utskrift i orden', nn: 'Utskrift i orden', en: 'Print in order' },
  issue: { nb: 'Utstedt', nn: 'Utferda', en: 'Issued' },
  resume: { nb: 'Gjenopptatt', nn: 'Teken opp att', en: 'Resumed' },
  'hand-out': { nb: 'Utlevert', nn: 'Utlevert', en: 'Handed out' },
  'grant-cancellation': { nb: 'Kansellering innvilget', nn: 'Kansellering innvilga', en: 'Cancellation granted' },
  'request-clarification': { nb: 'Bedt om avklaring', nn: 'Beden om avklaring', en: 'Clarification requested' },
  recall: { nb: 'Spørsmål trukket tilbake', nn: 'Spørsmål trekt tilbake', en: 'Question taken back' },
  stop: { nb: 'Stoppet', nn: 'Stoppa', en: 'Stopped' },
  'reject-signing': { nb: 'Signering avvist', nn: 'Signering avvist', en: 'Signing rejected' },
  'void-print': { nb: 'Utskrift forkastet', nn: 'Utskrift forkasta', en: 'Print voided' },
  'withdraw-approval': { nb: 'Godkjenning trukket', nn: 'Godkjenning trekt', en: 'Approval withdrawn' },
  'refuse-cancellation': { nb: 'Kansellering avvist', nn: 'Kansellering avvist', en: 'Cancellation refused' },
  refuse: { nb: 'Avslått', nn: 'Avslått', en: 'Refused' },
  annul: { nb: 'Annullert', nn: 'Annullert', en: 'Annulled' },
} as const satisfies Readonly<Record<OfficerAction, LocalizedText>>

/** How each action is offered and asked for. The inputs that it requires are in the status table (`requires`). */
export const officerActionDescriptions: Readonly<Record<OfficerAction, OfficerActionDescription>> = {
  take: {
    tone: 'main',
    key: 't',
    label: { nb: 'Ta til behandling', nn: 'Ta til behandling', en: 'Take case' },
    title: { nb: 'Ta søknaden til behandling?', nn: 'Ta søknaden til behandling?', en: 'Take the application?' },
    done: {
      nb: 'Du har tatt søknaden til behandling',
      nn: 'Du har teke søknaden til behandling',
      en: 'You have taken the application',
    },
  },
  'take-over': {
    tone: 'main',
    key: 'e',
    label: { nb: 'Ta over', nn: 'Ta over', en: 'Take over' },
    title: { nb: 'Ta over saken?', nn: 'Ta over saka?', en: 'Take over the case?' },
    explanation: {
      nb: 'Eieren får beskjed, og grunnen står i historikken. Det som er vurdert, følger med.',
      nn: 'Eigaren får beskjed, og grunnen står i historikken. Det som er vurdert, følgjer med.',
      en: 'The owner is told, and the reason stands in the history. What has been assessed stays.',
    },
    done: { nb: 'Saken er din', nn: 'Saka er di', en: 'The case is yours' },
  },
  transfer: {
    tone: 'plain',
    label: { nb: 'Overfør', nn: 'Overfør', en: 'Transfer' },
    title: { nb: 'Overfør saken', nn: 'Overfør saka', en: 'Transfer the case' },
    explanation: {
      nb: 'Mottakeren får beskjed. Det som er vurdert, følger med.',
      nn: 'Mottakaren får beskjed. Det som er vurdert, følgjer med.',
      en: 'Whoever receives it is told. What has been assessed stays.',
    },
    done: { nb: 'Saken er overført', nn: 'Saka er overført', en: 'The case is transferred' },
  },
  release: {
    tone: 'plain',
    label: { nb: 'Frigi', nn: 'Frigi', en: 'Release' },
    title: { nb: 'Frigi saken?', nn: 'Frigi saka?', en: 'Release the case?' },
    explanation: {
      nb: 'Saken blir stående uten eier til noen tar den.',
      nn: 'Saka blir ståande utan eigar til nokon tek henne.',
      en: 'The case has no owner until somebody takes it.',
    },
    done: { nb: 'Saken er frigitt', nn: 'Saka er frigitt', en: 'The case is released' },
  },
  approve: {
    tone: 'main',
    key: 'g',
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
    tone: 'main',
    key: 's',
    label: { nb: 'Signer', nn: 'Signer', en: 'Sign' },
    title: { nb: 'Signer sertifikatet?', nn: 'Signer sertifikatet?', en: 'Sign the certificate?' },
    explanation: {
      nb: 'Du attesterer at opplysningene i sertifikatet er riktige. Godkjenningen kan trekkes inntil sertifikatet er hentet, skrevet ut eller utstedt. Da gjelder ikke signaturen lenger.',
      nn: 'Du attesterer at opplysningane i sertifikatet er rette. Godkjenninga kan trekkjast inntil sertifikatet er henta, skrive ut eller utferda. Då gjeld ikkje signaturen lenger.',
      en: 'You certify that the information in the certificate is correct. The approval can be withdrawn until the certificate is fetched, printed or issued. The signature is then no longer valid.',
    },
    done: { nb: 'Sertifikatet er signert', nn: 'Sertifikatet er signert', en: 'The certificate is signed' },
  },
  print: {
    tone: 'main',
    key: 'u',
    label: { nb: 'Skriv ut', nn: 'Skriv ut', en: 'Print' },
    title: { nb: 'Skriv ut sertifikatet', nn: 'Skriv ut sertifikatet', en: 'Print the certificate' },
    explanation: {
      nb: 'Sertifikatet får de neste numrene fra kontorets papirlager og åpnes som PDF. Skriv ut på én side av hvert ark, i rekkefølge.',
      nn: 'Sertifikatet får dei neste numra frå papirlageret til kontoret og blir opna som PDF. Skriv ut på éi side av kvart ark, i rekkjefølgje.',
      en: 'The certificate gets the next numbers of the office’s paper and opens as a PDF. Print on one side of each sheet, in order.',
    },
    done: { nb: 'Utskriften er registrert', nn: 'Utskrifta er registrert', en: 'The printing is recorded' },
  },
  'confirm-print': {
    tone: 'main',
    key: 'o',
    label: { nb: 'Utskriften er i orden', nn: 'Utskrifta er i orden', en: 'The print is in order' },
    title: { nb: 'Kom utskriften godt ut?', nn: 'Kom utskrifta godt ut?', en: 'Did it print well?' },
    explanation: {
      nb: 'Alle sider er hele og lesbare, og nummeret på hver side er det samme som på arket.',
      nn: 'Alle sider er heile og lesbare, og nummeret på kvar side er det same som på arket.',
      en: 'Every page is whole and legible, and the number on each page is the one of its sheet.',
    },
    done: {
      nb: 'Utskriften er godkjent. Stemple og signer arkene, og utsted.',
      nn: 'Utskrifta er godkjend. Stemple og signer arka, og utferd.',
      en: 'The print is accepted. Stamp and sign the sheets, and issue.',
    },
  },
  issue: {
    tone: 'main',
    key: 'i',
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
    tone: 'main',
    key: 'f',
    label: { nb: 'Gjenoppta', nn: 'Ta opp att', en: 'Resume' },
    title: { nb: 'Gjenoppta behandlingen', nn: 'Ta opp att behandlinga', en: 'Resume the assessment' },
    done: { nb: 'Behandlingen er gjenopptatt', nn: 'Behandlinga er teken opp att', en: 'The assessment is resumed' },
  },
  'hand-out': {
    tone: 'main',
    key: 'h',
    label: { nb: 'Utlever', nn: 'Utlever', en: 'Hand out' },
    title: { nb: 'Hvem hentet sertifikatet?', nn: 'Kven henta sertifikatet?', en: 'Who collected the certificate?' },
    done: { nb: 'Utleveringen er registrert', nn: 'Utleveringa er registrert', en: 'The hand-out is recorded' },
  },
  'grant-cancellation': {
    tone: 'main',
    label: { nb: 'Innvilg kansellering', nn: 'Innvilg kansellering', en: 'Grant cancellation' },
    title: { nb: 'Innvilg kanselleringen?', nn: 'Innvilg kanselleringa?', en: 'Grant the cancellation?' },
    explanation: {
      nb: 'Sertifikatet blir ugyldig. Dette kan ikke gjøres om.',
      nn: 'Sertifikatet blir ugyldig. Dette kan ikkje gjerast om.',
      en: 'The certificate becomes invalid. This cannot be undone.',
    },
    done: { nb: 'Kanselleringen er innvilget', nn: 'Kanselleringa er innvilga', en: 'The cancellation is granted' },
  },
  'request-clarification': {
    tone: 'plain',
    key: 'a',
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
  recall: {
    tone: 'plain',
    reasonIsOpen: true,
    label: { nb: 'Trekk spørsmålet', nn: 'Trekk spørsmålet', en: 'Take back question' },
    title: { nb: 'Trekk spørsmålet tilbake', nn: 'Trekk spørsmålet tilbake', en: 'Take back the question' },
    explanation: {
      nb: 'Eksportøren trenger ikke å svare, og behandlingen går videre.',
      nn: 'Eksportøren treng ikkje å svare, og behandlinga går vidare.',
      en: 'The exporter need not answer, and the assessment goes on.',
    },
    done: { nb: 'Spørsmålet er trukket tilbake', nn: 'Spørsmålet er trekt tilbake', en: 'The question is taken back' },
  },
  stop: {
    tone: 'plain',
    reasonIsOpen: true,
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
    tone: 'plain',
    label: { nb: 'Avvis signering', nn: 'Avvis signering', en: 'Refuse to sign' },
    title: { nb: 'Send tilbake uten å signere', nn: 'Send tilbake utan å signere', en: 'Send back without signing' },
    done: {
      nb: 'Søknaden er sendt tilbake til saksbehandler',
      nn: 'Søknaden er send tilbake til saksbehandlar',
      en: 'The application is sent back to the caseworker',
    },
  },
  'void-print': {
    tone: 'plain',
    label: { nb: 'Feilutskrift', nn: 'Feilutskrift', en: 'Misprint' },
    title: { nb: 'Meld feilutskrift', nn: 'Meld feilutskrift', en: 'Report a misprint' },
    explanation: {
      nb: 'Arkene i utskriften blir ugyldige. Neste utskrift får nye numre.',
      nn: 'Arka i utskrifta blir ugyldige. Neste utskrift får nye nummer.',
      en: 'The sheets of the print are voided. The next print gets new numbers.',
    },
    done: { nb: 'Utskriften er gjort ugyldig', nn: 'Utskrifta er gjord ugyldig', en: 'The printing is voided' },
  },
  'withdraw-approval': {
    tone: 'plain',
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
    tone: 'plain',
    reasonIsOpen: true,
    label: { nb: 'Avvis kansellering', nn: 'Avvis kansellering', en: 'Refuse cancellation' },
    title: { nb: 'Avvis kanselleringen', nn: 'Avvis kanselleringa', en: 'Refuse the cancellation' },
    done: { nb: 'Kanselleringen er avvist', nn: 'Kanselleringa er avvist', en: 'The cancellation is refused' },
  },
  refuse: {
    tone: 'danger',
    key: 'r',
    reasonIsOpen: true,
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
    tone: 'danger',
    reasonIsOpen: true,
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
