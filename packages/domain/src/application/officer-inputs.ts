import type { LocalizedText } from '@eksport/forms'

/** What an officer may have to write to carry out an action. */
export interface OfficerInputDescription {
  readonly lines: 'one' | 'few' | 'many'
  /** Characters. */
  readonly max: number
  readonly label: LocalizedText
  /** Refuses an action that comes without it. */
  readonly missing: LocalizedText
  /** It names a person, of whom no national id is kept. */
  readonly ofPerson?: true
}

const reasonMissing = { nb: 'Begrunnelse må fylles inn.', nn: 'Grunngiving må fyllast inn.' } as const

/** Every input by name: the contract, the refusal and the field of the dialog follow from it. */
export const officerInputs = {
  message: {
    lines: 'many',
    max: 2000,
    label: { nb: 'Melding til eksportøren', nn: 'Melding til eksportøren', en: 'Message to the exporter' },
    missing: { ...reasonMissing, en: 'A comment must be given.' },
  },
  reason: {
    lines: 'many',
    max: 2000,
    label: { nb: 'Begrunnelse', nn: 'Grunngiving', en: 'Reason' },
    missing: { ...reasonMissing, en: 'A reason must be given.' },
  },
  legalBasis: {
    lines: 'few',
    max: 2000,
    label: { nb: 'Hjemmel', nn: 'Heimel', en: 'Legal basis' },
    missing: { nb: 'Hjemmel må fylles inn.', nn: 'Heimel må fyllast inn.', en: 'The legal basis must be given.' },
  },
  collectedBy: {
    lines: 'one',
    max: 100,
    ofPerson: true,
    label: { nb: 'Navn eller hentebevis', nn: 'Namn eller hentebevis', en: 'Name or pickup pass' },
    missing: {
      nb: 'Skriv hvem som hentet, eller nummeret på hentebeviset.',
      nn: 'Skriv kven som henta, eller nummeret på hentebeviset.',
      en: 'Write who collected it, or the number of the pickup pass.',
    },
  },
} as const satisfies Readonly<Record<string, OfficerInputDescription>>

/** The name of something that an officer may have to write. */
export type OfficerInput = keyof typeof officerInputs

/** One input as it is described, whichever it is. */
export const officerInput = (name: OfficerInput): OfficerInputDescription => officerInputs[name]
