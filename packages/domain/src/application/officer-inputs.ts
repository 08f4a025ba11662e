import type { LocalizedText } from '@eksport/forms'

/** What an officer may have to write to carry out an action. */
export interface OfficerInputDescription {
  readonly lines: 'one' | 'many'
  /** Characters. */
  readonly max: number
  readonly pattern?: RegExp
  readonly label: LocalizedText
  /** Refuses an action that comes without it. */
  readonly missing: LocalizedText
  /** Where the pattern does not hold. */
  readonly malformed?: LocalizedText
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
    label: { nb: 'Begrunnelse', nn: 'Grunngjeving', en: 'Reason' },
    missing: { ...reasonMissing, en: 'A reason must be given.' },
  },
  legalBasis: {
    lines: 'one',
    max: 2000,
    label: { nb: 'Hjemmel', nn: 'Heimel', en: 'Legal basis' },
    missing: { nb: 'Hjemmel må fylles inn.', nn: 'Heimel må fyllast inn.', en: 'The legal basis must be given.' },
  },
  paperSerial: {
    lines: 'one',
    max: 40,
    pattern: /^[A-Za-z0-9 -]+$/,
    label: { nb: 'Serienummer på papiret', nn: 'Serienummer på papiret', en: 'Serial number of the paper' },
    missing: {
      nb: 'Nummeret på papiret må fylles inn.',
      nn: 'Nummeret på papiret må fyllast inn.',
      en: 'The number of the paper must be given.',
    },
    malformed: {
      nb: 'Serienummeret kan bare ha bokstaver, tall, mellomrom og bindestrek.',
      nn: 'Serienummeret kan berre ha bokstavar, tal, mellomrom og bindestrek.',
      en: 'The serial number may only have letters, digits, spaces and hyphens.',
    },
  },
} as const satisfies Readonly<Record<string, OfficerInputDescription>>

export type OfficerInput = keyof typeof officerInputs

/** One input as it is described, whichever it is. */
export const officerInput = (name: OfficerInput): OfficerInputDescription => officerInputs[name]
