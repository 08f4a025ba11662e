import type { LocalizedText } from '@eksport/forms'

/** A text that an officer may have to write for an action. */
export interface OfficerInputDescription {
  readonly lines: 'one' | 'few' | 'many'
  /** Most characters. */
  readonly max: number
  readonly label: LocalizedText
  /** The error where it is missing. */
  readonly missing: LocalizedText
  /** It names a person, so a national id in it is not stored. */
  readonly ofPerson?: true
}

const reasonMissing = { nb: 'Begrunnelse må fylles inn.', nn: 'Grunngiving må fyllast inn.' } as const

/** Every input by name; the contract, the refusal and the dialog's field are derived from it. */
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

/** The name of an input. */
export type OfficerInput = keyof typeof officerInputs

/** The description of an input, with the general type. */
export const officerInput = (name: OfficerInput): OfficerInputDescription => officerInputs[name]
