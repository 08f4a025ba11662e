import type { LocalizedText } from '@eksport/forms'
import { unlockedBy, unlocksSomething } from '../../application/clarification.ts'
import { isElectronic } from '../../facts/issue/paper-out.ts'
import { endStatuses } from './status-groups.ts'
import { type GuardSubject, hasPaper, isReplaced, isWithoutItsPaper } from './transition-context.ts'

/** A condition on the current state: while it does not hold, the action is not offered. */
export interface Guard {
  readonly holds: (subject: GuardSubject) => boolean
  readonly refusal: LocalizedText
}

/** Whether an approved application needs signing: without paper, only the signature makes the certificate. */
export const needsSigning = ({ application, standing }: GuardSubject) =>
  application.certificateFormats.includes('PDF') ||
  !hasPaper(application) ||
  standing.veterinarianRequirement === 'REQUIRED'

/** The guards of the transition table by name. */
export const guards = {
  neverSent: {
    holds: ({ application }) => application.revision === 1,
    refusal: {
      nb: 'Søknaden har vært sendt inn og kan ikke slettes. Du kan trekke den tilbake.',
      nn: 'Søknaden har vore send inn og kan ikkje slettast. Du kan trekkje han tilbake.',
      en: 'The application has been submitted before and cannot be deleted. You can withdraw it.',
    },
  },
  reopenedDraft: {
    holds: ({ application }) => application.revision > 1,
    refusal: {
      nb: 'Søknaden er ikke sendt inn ennå. Du kan slette den.',
      nn: 'Søknaden er ikkje send inn enno. Du kan slette han.',
      en: 'The application has not been submitted yet. You can delete it.',
    },
  },
  submissionOpen: {
    holds: ({ standing }) => !standing.submissionDisabled,
    refusal: {
      nb: 'Innsending er midlertidig stengt. Se driftsmeldingene.',
      nn: 'Innsending er mellombels stengd. Sjå driftsmeldingane.',
      en: 'Submission is closed for the time being. See the operating messages.',
    },
  },
  somethingUnlocked: {
    holds: ({ application: { clarification } }) =>
      clarification !== undefined && unlocksSomething(unlockedBy(clarification)),
    refusal: {
      nb: 'Saksbehandleren har ikke låst opp noe i søknaden. Svar på spørsmålet i stedet.',
      nn: 'Saksbehandlaren har ikkje låst opp noko i søknaden. Svar på spørsmålet i staden.',
      en: 'The caseworker has unlocked nothing in the application. Answer the question instead.',
    },
  },
  notReserved: {
    holds: ({ application, actor }) => !application.caseworker || application.caseworker.id === actor.id,
    refusal: {
      nb: 'En annen saksbehandler har tatt søknaden.',
      nn: 'Ein annan saksbehandlar har teke søknaden.',
      en: 'Another caseworker has taken the application.',
    },
  },
  /** [ACT-05] Nobody decides another officer's case. */
  yours: {
    holds: ({ application, actor }) => !application.caseworker || application.caseworker.id === actor.id,
    refusal: {
      nb: 'Saken er en annens. Overta den før du avgjør noe i den.',
      nn: 'Saka er ein annan si. Ta henne over før du avgjer noko i henne.',
      en: 'The case is somebody else’s. Take it over before you decide anything in it.',
    },
  },
  /** [ACT-05] Only the owner can give up a case. */
  owned: {
    holds: ({ application, actor }) => application.caseworker?.id === actor.id,
    refusal: { nb: 'Saken er ikke din.', nn: 'Saka er ikkje di.', en: 'The case is not yours.' },
  },
  /** [ACT-05] The officer's own case, or any case for a leader. */
  mayTransfer: {
    holds: ({ application, actor }) => application.caseworker?.id === actor.id || actor.role === 'L',
    refusal: {
      nb: 'Bare eieren eller lederen kan overføre saken.',
      nn: 'Berre eigaren eller leiaren kan overføre saka.',
      en: 'Only the owner or the leader can transfer the case.',
    },
  },
  anothers: {
    holds: ({ application, actor }) => application.caseworker !== undefined && application.caseworker.id !== actor.id,
    refusal: {
      nb: 'Saken har ingen annen eier.',
      nn: 'Saka har ingen annan eigar.',
      en: 'The case has no other owner.',
    },
  },
  ownerless: {
    holds: ({ application }) => application.caseworker === undefined,
    refusal: { nb: 'Saken har en eier.', nn: 'Saka har ein eigar.', en: 'The case has an owner.' },
  },
  withdrawOpen: {
    holds: ({ application, standing }) => standing.withdrawSubmitted && !application.caseworker,
    refusal: {
      nb: 'Saksbehandlingen har startet, så søknaden kan ikke trekkes.',
      nn: 'Saksbehandlinga har starta, så søknaden kan ikkje trekkjast.',
      en: 'Processing has begun, so the application cannot be withdrawn.',
    },
  },
  paper: {
    holds: ({ application }) => hasPaper(application),
    refusal: {
      nb: 'Søknaden gjelder ikke et papirsertifikat.',
      nn: 'Søknaden gjeld ikkje eit papirsertifikat.',
      en: 'The application is not for a paper certificate.',
    },
  },
  noPaper: {
    holds: ({ application }) => !hasPaper(application),
    refusal: {
      nb: 'Papirsertifikatet må skrives ut før det utstedes.',
      nn: 'Papirsertifikatet må skrivast ut før det blir utferda.',
      en: 'The paper certificate must be printed before it is issued.',
    },
  },
  electronicDelivered: {
    holds: ({ standing }) => standing.certificateDelivered,
    refusal: {
      nb: 'Det elektroniske sertifikatet er ikke levert ennå.',
      nn: 'Det elektroniske sertifikatet er ikkje levert enno.',
      en: 'The electronic certificate has not been delivered yet.',
    },
  },
  /** Copies can be ordered while a certificate is in progress; one that ended without a certificate will never have copies. */
  somethingToCopy: {
    holds: ({ application, standing }) =>
      standing.certificateMade || !endStatuses.includes(application.applicationStatus),
    refusal: {
      nb: 'Det ble aldri laget noe sertifikat som det kan bestilles kopier av.',
      nn: 'Det vart aldri laga noko sertifikat som det kan tingast kopiar av.',
      en: 'No certificate was ever made that copies could be ordered of.',
    },
  },
  printUnanswered: {
    holds: ({ application }) => application.printConfirmedDateTime === undefined,
    refusal: {
      nb: 'Det er allerede svart på at utskriften er i orden.',
      nn: 'Det er alt svart på at utskrifta er i orden.',
      en: 'It has already been answered that the print is in order.',
    },
  },
  printConfirmed: {
    holds: ({ application }) => application.printConfirmedDateTime !== undefined,
    refusal: {
      nb: 'Svar først på om utskriften kom godt ut.',
      nn: 'Svar først på om utskrifta kom godt ut.',
      en: 'First answer whether the certificate printed well.',
    },
  },
  wasPrinted: {
    // True also for a print that is not confirmed, because its sheets are used.
    holds: ({ application }) => application.paperSerial !== undefined,
    refusal: {
      nb: 'Sertifikatet er ikke skrevet ut på papir.',
      nn: 'Sertifikatet er ikkje skrive ut på papir.',
      en: 'The certificate has not been printed on paper.',
    },
  },
  notCollected: {
    holds: ({ application }) => application.collectedTime === undefined,
    refusal: {
      nb: 'Sertifikatet er allerede hentet.',
      nn: 'Sertifikatet er alt henta.',
      en: 'The certificate has already been collected.',
    },
  },
  /** [EXP-11] Only a pickup with a known day and time can be moved. */
  hasPickup: {
    holds: ({ standing }) => standing.pickup !== 'NONE',
    refusal: {
      nb: 'Søknaden har ikke noe hentetidspunkt.',
      nn: 'Søknaden har ikkje noko hentetidspunkt.',
      en: 'The application has no time of pickup.',
    },
  },
  officeHandsOut: {
    holds: ({ standing }) => standing.pickup !== 'OFFICE_GONE',
    refusal: {
      nb: 'Kontoret er lagt ned som hentested. Skriv til saksbehandleren og avtal et annet kontor.',
      nn: 'Kontoret er lagt ned som hentestad. Skriv til saksbehandlaren og avtal eit anna kontor.',
      en: 'The office no longer hands out certificates. Write to the caseworker to agree on another office.',
    },
  },
  pickupAhead: {
    holds: ({ standing }) => standing.pickup !== 'TOO_NEAR',
    refusal: {
      nb: 'Det er for sent å endre hentetiden. Skriv til saksbehandleren og avtal en ny tid.',
      nn: 'Det er for seint å endre hentetida. Skriv til saksbehandlaren og avtal ei ny tid.',
      en: 'It is too late to change the time of pickup. Write to the caseworker to agree on another time.',
    },
  },
  /** [EXP-11] The content of a filled-in file is not an answer that can be changed. */
  answeredInForm: {
    holds: ({ application }) => application.applicationFormat === 'STANDARD',
    refusal: {
      nb: 'Avgangen står i skjemaet du har lastet opp, og kan ikke endres her.',
      nn: 'Avgangen står i skjemaet du har lasta opp, og kan ikkje endrast her.',
      en: 'The departure is in the form that you have uploaded, and cannot be changed here.',
    },
  },
  electronic: {
    holds: ({ application }) => isElectronic(application),
    refusal: {
      nb: 'Søknaden gjelder bare et papirsertifikat.',
      nn: 'Søknaden gjeld berre eit papirsertifikat.',
      en: 'The application is for a paper certificate only.',
    },
  },
  notRetrieved: {
    holds: ({ application }) => application.electronicallyRetrievedTime === undefined,
    refusal: {
      nb: 'Eksportøren har lastet ned det signerte sertifikatet.',
      nn: 'Eksportøren har lasta ned det signerte sertifikatet.',
      en: 'The exporter has downloaded the signed certificate.',
    },
  },
  notReplaced: {
    holds: ({ application }) => !isReplaced(application),
    refusal: {
      nb: 'Sertifikatet er erstattet av et annet.',
      nn: 'Sertifikatet er erstatta av eit anna.',
      en: 'The certificate has been replaced by another.',
    },
  },
  noLiveReplacement: {
    holds: ({ standing }) => !standing.hasLiveReplacement,
    refusal: {
      nb: 'Sertifikatet har allerede en erstatning som er under arbeid.',
      nn: 'Sertifikatet har alt ei erstatning som er under arbeid.',
      en: 'The certificate already has a replacement in progress.',
    },
  },
  paperAccountedFor: {
    holds: ({ application }) => !hasPaper(application) || application.paperFate !== undefined,
    refusal: {
      nb: 'Papiret til det opprinnelige sertifikatet er ikke levert tilbake.',
      nn: 'Papiret til det opphavlege sertifikatet er ikkje levert tilbake.',
      en: 'The paper of the original certificate has not been returned.',
    },
  },
  paperOutstanding: {
    holds: ({ application }) => hasPaper(application) && application.paperFate === undefined,
    refusal: {
      nb: 'Papiret til det opprinnelige sertifikatet er levert tilbake.',
      nn: 'Papiret til det opphavlege sertifikatet er levert tilbake.',
      en: 'The paper of the original certificate has been returned.',
    },
  },
  replacesMats: {
    holds: ({ application }) => application.originalReferenceNumberFromSkjematjenesten !== undefined,
    refusal: {
      nb: 'Søknaden erstatter ikke et sertifikat fra skjematjenesten (MATS).',
      nn: 'Søknaden erstattar ikkje eit sertifikat frå skjematenesta (MATS).',
      en: 'The application does not replace a certificate of the forms service (MATS).',
    },
  },
  /** An agreed return is followed up until the paper has arrived. */
  matsPaperOutstanding: {
    holds: ({ application: { originalPaper } }) =>
      originalPaper === undefined || originalPaper.state === 'RETURN_AGREED',
    refusal: {
      nb: 'Papiret til det opprinnelige sertifikatet er alt registrert.',
      nn: 'Papiret til det opphavlege sertifikatet er alt registrert.',
      en: 'The paper of the original certificate has been recorded already.',
    },
  },
  paperInUse: {
    holds: ({ application }) => !isWithoutItsPaper(application),
    refusal: {
      nb: 'Papiret til sertifikatet er ikke lenger i bruk. Det må skrives ut på nytt.',
      nn: 'Papiret til sertifikatet er ikkje lenger i bruk. Det må skrivast ut på nytt.',
      en: 'The paper of the certificate is no longer in use. It must be printed again.',
    },
  },
  paperGone: {
    holds: ({ application }) => isWithoutItsPaper(application),
    refusal: {
      nb: 'Papiret til sertifikatet er fortsatt i bruk.',
      nn: 'Papiret til sertifikatet er framleis i bruk.',
      en: 'The paper of the certificate is still in use.',
    },
  },
  /** One of our certificates is locked for its replacement, and cannot be used meanwhile. */
  untouchedLongEnough: {
    holds: ({ application, standing }) =>
      standing.untouchedDays >= (application.originalApplicationReference === undefined ? 90 : 30),
    refusal: {
      nb: 'Kladden er ikke gammel nok til å slettes.',
      nn: 'Kladden er ikkje gammal nok til å slettast.',
      en: 'The draft is not old enough to be deleted.',
    },
  },
} as const satisfies Readonly<Record<string, Guard>>

/** The name of a guard, as used in the transition table. */
export type GuardName = keyof typeof guards
