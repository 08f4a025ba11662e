/**
 * [RTE-21] The flags by their names, as the specification lists them, each with what it is until somebody sets it; the last is ours,
 * for row 11 of the status table.
 */
export const standardFlags = {
  /** Exporters give a contact e-mail; the header leads to it. */
  submitterRegistration: true,
  /** Nothing is sent. */
  disabledSubmission: false,
  /** A link to log in may be asked for by mail. */
  alternativeLogin: false,
  /** That link is offered while the login provider answers, too. */
  showAllLoginMethods: false,
  /** Exporters fetch the signed certificate as PDF. */
  signedPdfDownload: true,
  /** Both portals have a button for the dark theme. */
  darkModeButton: true,
  /** The form says why a fee is double. */
  overtimeFeeMessage: true,
  /** The form asks which company collects the certificate. */
  pickupCompanyField: false,
  /** What failed is shown with its trace, and the profile has settings for developers. */
  developerMode: false,
  /** An exporter may withdraw what nobody has started on. */
  withdrawSubmitted: false,
} as const satisfies Readonly<Record<string, boolean>>

/** [RTE-21] The name of a flag. */
export type FlagName = keyof typeof standardFlags

/** One answer a name. */
export type Flags = Readonly<Record<FlagName, boolean>>

/** Whether a name is that of a flag. */
export const isFlagName = (name: string): name is FlagName => Object.hasOwn(standardFlags, name)

const dangerous: Readonly<Partial<Record<FlagName, boolean>>> = {
  disabledSubmission: true,
  alternativeLogin: true,
  signedPdfDownload: false,
  developerMode: true,
}

/** [CW-13] Whether to set a flag so stops exporters or opens what is closed, and must be given a reason. */
export const isDangerous = (name: FlagName, enabled: boolean): boolean => dangerous[name] === enabled

/** The longest reason for a flag, in characters. */
export const maxFlagReason = 500

/** [RTE-21] All flags, in the order in which they are listed. */
export const flagNames: readonly FlagName[] = Object.keys(standardFlags).filter(isFlagName)

/** The flags where these were set and nothing is known of the others. */
export const flagsWith = (set: Readonly<Partial<Record<string, boolean>>>): Flags =>
  // Every name is one of the standard's, and has a boolean there.
  Object.fromEntries(flagNames.map((name) => [name, set[name] ?? standardFlags[name]])) as Record<FlagName, boolean>
