/**
 * [RTE-21] The flags, as the specification lists them, with their default values; the last one is ours, for row 11 of the status
 * table.
 */
export const standardFlags = {
  /** Exporters enter a contact e-mail, to which the header links. */
  submitterRegistration: true,
  /** Stops all submissions. */
  disabledSubmission: false,
  /** A login link can be requested by mail. */
  alternativeLogin: false,
  /** The login link is offered even while the login provider answers. */
  showAllLoginMethods: false,
  /** Exporters can fetch the signed certificate as PDF. */
  signedPdfDownload: true,
  /** Both portals have a button for the dark theme. */
  darkModeButton: true,
  /** The form explains why a fee is double. */
  overtimeFeeMessage: true,
  /** The form asks which company collects the certificate. */
  pickupCompanyField: false,
  /** Errors are shown with their trace, and the profile has settings for developers. */
  developerMode: false,
  /** Exporters can withdraw an application that nobody has started on. */
  withdrawSubmitted: false,
} as const satisfies Readonly<Record<string, boolean>>

/** [RTE-21] The name of a flag. */
export type FlagName = keyof typeof standardFlags

/** The value of every flag. */
export type Flags = Readonly<Record<FlagName, boolean>>

/** Whether a text is the name of a flag. */
export const isFlagName = (name: string): name is FlagName => Object.hasOwn(standardFlags, name)

const dangerous: Readonly<Partial<Record<FlagName, boolean>>> = {
  disabledSubmission: true,
  alternativeLogin: true,
  signedPdfDownload: false,
  developerMode: true,
}

/** [CW-13] Whether this value of a flag stops exporters or opens what is closed, and so requires a reason. */
export const isDangerous = (name: FlagName, enabled: boolean): boolean => dangerous[name] === enabled

/** Most characters in the reason for a flag. */
export const maxFlagReason = 500

/** [RTE-21] All flags, in the order of their list. */
export const flagNames: readonly FlagName[] = Object.keys(standardFlags).filter(isFlagName)

/** All flags, with these values where they were set and the defaults elsewhere. */
export const flagsWith = (set: Readonly<Partial<Record<string, boolean>>>): Flags =>
  // Every name is one of the standard's, and has a boolean there.
  Object.fromEntries(flagNames.map((name) => [name, set[name] ?? standardFlags[name]])) as Record<FlagName, boolean>
