import type { LocalizedText } from '@eksport/forms'
import type { Application } from '../../application/application.ts'
import { maxCopies, minCopies } from '../../documents/copies/copy-order.ts'
import { reasonsForPerson } from '../../documents/rule/decision-reasons.ts'
import { findingHeadings } from '../../documents/rule/findings.ts'
import type { Severity } from '../../documents/rule/rule-violation.ts'
import { hasPrintedPaper } from '../../facts/issue/paper-out.ts'
import { type EventSubject, hasPaper, isReplacement, type OriginalStanding } from './transition-context.ts'

/** A condition that is checked when the event happens: the action is offered regardless, and the refusal says what to correct. */
export interface EventCheck {
  readonly holds: (subject: EventSubject) => boolean
  readonly refusal: LocalizedText
}

/** Whether the rule check was made and has no finding of the severity besides the assessed codes. */
function isFreeOf({ context }: EventSubject, severity: Severity, assessed: readonly string[] = []): boolean {
  const { validation } = context
  const confirmed = new Set(assessed)
  return validation?.errors.every((finding) => finding.severity !== severity || confirmed.has(finding.code)) === true
}

/** A replacement of a certificate from another system has no original here to compare with. */
function changesConfirmed({ application, context }: EventSubject): boolean {
  if (application.originalApplicationReference === undefined) return true
  const confirmed = new Set(context.input.confirmedChanges)
  return context.original?.changes.every((change) => confirmed.has(change)) === true
}

/** If the state of the original is unknown, its replacement is held back. */
function annulmentAssessed({ application, context }: EventSubject): boolean {
  if (application.originalApplicationReference === undefined || context.input.annulmentAssessed === true) return true
  return context.original?.annulled === false
}

/**
 * Row 21: nothing of a replacement is handed out until the paper of its original is accounted for. A certificate of the older
 * service was on paper.
 */
export function isOriginalAccountedFor(
  application: Pick<
    Application,
    'originalApplicationReference' | 'originalPaper' | 'originalReferenceNumberFromSkjematjenesten'
  >,
  original: Pick<OriginalStanding, 'hasPaper' | 'paperAccountedFor' | 'returnAgreed'> | undefined,
): boolean {
  if (application.originalReferenceNumberFromSkjematjenesten !== undefined && application.originalPaper === undefined)
    return false
  if (application.originalApplicationReference === undefined) return true
  return original !== undefined && (!original.hasPaper || original.paperAccountedFor || original.returnAgreed)
}

// An older cancellation request may concern paper that was never printed.
const mayBePrinted = (
  application: EventSubject['application'],
  { statusBeforeCancellation }: EventSubject['context'],
) => hasPrintedPaper(application) && statusBeforeCancellation !== 'INNSENDT' && statusBeforeCancellation !== 'GODKJENT'

/** The checks of the transition table by name. Without a rule check nothing is sent or approved. */
export const eventChecks = {
  validated: {
    holds: ({ context }) => context.validation !== undefined,
    refusal: {
      nb: 'Vi fikk ikke kontrollert søknaden. Prøv igjen senere.',
      nn: 'Vi fekk ikkje kontrollert søknaden. Prøv igjen seinare.',
      en: 'We could not check the application. Try again later.',
    },
  },
  noCritical: { holds: (subject) => isFreeOf(subject, 'CRITICAL'), refusal: findingHeadings.critical },
  manualFindingsConfirmed: {
    holds: (subject) => isFreeOf(subject, 'MANUAL_PROCESSING', subject.context.input.confirmedViolations),
    refusal: {
      nb: 'Du må krysse av for hvert funn som du har vurdert.',
      nn: 'Du må krysse av for kvart funn som du har vurdert.',
      en: 'You must tick each finding that you have assessed.',
    },
  },
  changesConfirmed: {
    holds: changesConfirmed,
    refusal: {
      nb: 'Du må krysse av for hver endring fra det opprinnelige sertifikatet.',
      nn: 'Du må krysse av for kvar endring frå det opphavlege sertifikatet.',
      en: 'You must tick each change from the original certificate.',
    },
  },
  annulmentAssessed: {
    holds: annulmentAssessed,
    refusal: {
      nb: 'Det opprinnelige sertifikatet er annullert. Du må ta stilling til om erstatningen kan godkjennes.',
      nn: 'Det opphavlege sertifikatet er annullert. Du må ta stilling til om erstatninga kan godkjennast.',
      en: 'The original certificate has been annulled. You must decide whether the replacement can be approved.',
    },
  },
  mayApproveItself: {
    holds: ({ application, context }) =>
      context.validation?.needsManualProcessing === false &&
      reasonsForPerson({
        ...context,
        validation: context.validation,
        applicationFormat: application.applicationFormat,
        isReplacement: isReplacement(application),
      }).length === 0,
    refusal: {
      nb: 'Søknaden må vurderes av saksbehandler.',
      nn: 'Søknaden må vurderast av saksbehandlar.',
      en: 'The application must be assessed by a caseworker.',
    },
  },
  documentMatchesSnapshot: {
    holds: ({ context }) => context.documentMatchesSnapshot,
    refusal: {
      nb: 'Dokumentet er ikke det som ble godkjent. Last siden på nytt.',
      nn: 'Dokumentet er ikkje det som vart godkjent. Last sida på nytt.',
      en: 'The document is not the one that was approved. Reload the page.',
    },
  },
  notOwnApproval: {
    holds: ({ actor, context }) => !context.needsTwoPersons || context.approverId !== actor.id,
    refusal: {
      nb: 'Du godkjente søknaden selv. Ved dette kontoret må en annen signere.',
      nn: 'Du godkjende søknaden sjølv. Ved dette kontoret må ein annan signere.',
      en: 'You approved the application yourself. At this office somebody else must sign.',
    },
  },
  originalAccountedFor: {
    holds: ({ application, context }) => isOriginalAccountedFor(application, context.original),
    refusal: {
      nb: 'Det opprinnelige sertifikatet må være levert tilbake, eller retur med sporing må være avtalt.',
      nn: 'Det opphavlege sertifikatet må vere levert tilbake, eller retur med sporing må vere avtalt.',
      en: 'The original certificate must have been returned, or a tracked return must have been agreed on.',
    },
  },
  returnAgreed: {
    holds: ({ application }) => application.returnAgreement !== undefined,
    refusal: {
      nb: 'Retur med sporing er ikke avtalt.',
      nn: 'Retur med sporing er ikkje avtalt.',
      en: 'A tracked return has not been agreed on.',
    },
  },
  paperFateKnown: {
    // What became of a replaced certificate's paper may have been recorded before.
    holds: ({ application, context }) =>
      !mayBePrinted(application, context) ||
      application.paperFate !== undefined ||
      context.input.paperFate !== undefined,
    refusal: {
      nb: 'Velg hva som har skjedd med papirsertifikatet.',
      nn: 'Vel kva som har skjedd med papirsertifikatet.',
      en: 'Choose what has become of the paper certificate.',
    },
  },
  copiesCounted: {
    holds: ({ context }) => {
      const count = context.input.numberOfCopies ?? 0
      return Number.isInteger(count) && count >= minCopies && count <= maxCopies
    },
    refusal: {
      nb: 'Du kan bestille 1 til 9 kopier.',
      nn: 'Du kan bestille 1 til 9 kopiar.',
      en: 'You can order 1 to 9 copies.',
    },
  },
  copyPickupOpen: {
    holds: ({ context }) => context.copyPickupOpen,
    refusal: {
      nb: 'Hentedato må være innenfor kontorets åpningstid.',
      nn: 'Hentedatoen må vere innanfor opningstida til kontoret.',
      en: 'The pickup date must be within the opening hours of the office.',
    },
  },
  pickupInOrder: {
    holds: ({ context }) => context.newPickup?.isInOrder === true,
    refusal: {
      nb: 'Hentingen kan ikke være før dagen for siste kontrollmulighet eller etter avgangsdagen.',
      nn: 'Hentinga kan ikkje vere før dagen for siste kontrollhøve eller etter avgangsdagen.',
      en: 'The pickup cannot be before the day of the last control or after the day of departure.',
    },
  },
  pickupMoved: {
    holds: ({ context }) => context.newPickup?.isAnother === true,
    refusal: {
      nb: 'Velg en annen hentetid enn den du har.',
      nn: 'Vel ei anna hentetid enn den du har.',
      en: 'Choose another time of pickup than the one you have.',
    },
  },
  pickupMovesAlong: {
    holds: ({ application, context: { newPickup, pickup } }) =>
      newPickup === undefined || (newPickup.isInOrder && pickup === 'MOVABLE' && hasPaper(application)),
    refusal: {
      nb: 'Hentingen kan ikke flyttes dit. Velg en annen hentetid.',
      nn: 'Hentinga kan ikkje flyttast dit. Vel ei anna hentetid.',
      en: 'The pickup cannot be moved there. Choose another time of pickup.',
    },
  },
  departureInOrder: {
    holds: ({ context }) => context.newDeparture?.isInOrder === true,
    refusal: {
      nb: 'Avgangen kan ikke være før dagen for siste kontrollmulighet eller henting.',
      nn: 'Avgangen kan ikkje vere før dagen for siste kontrollhøve eller henting.',
      en: 'The departure cannot be before the day of the last control or the pickup.',
    },
  },
  departureMoved: {
    holds: ({ context }) => context.newDeparture?.isAnother === true,
    refusal: {
      nb: 'Velg en annen avgang enn den du har.',
      nn: 'Vel ein annan avgang enn den du har.',
      en: 'Choose another departure than the one you have.',
    },
  },
} as const satisfies Readonly<Record<string, EventCheck>>

/** The name of a check, as used in the transition table. */
export type EventCheckName = keyof typeof eventChecks
