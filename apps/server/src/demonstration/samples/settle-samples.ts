import type { Sample } from './sample-schema.ts'

const isHeld = ({ document }: Sample) =>
  document.applicationStatus === 'ERSTATNING_UNDER_REGISTRERING' ||
  document.applicationStatus === 'ERSTATNING_BEHANDLES'

const isReplacement = ({ document }: Sample) => document.originalApplicationReference !== undefined

/** Gives a replacement its own status, not the waiting ones of an original. */
function asReplacement({ document, ...around }: Sample): Sample {
  const applicationStatus = document.submittedDateTime === undefined ? 'UNDER_REGISTRERING' : 'INNSENDT'
  return { ...around, document: { ...document, applicationStatus } }
}

/**
 * Gives an original the waiting status that fits the progress of its replacement, and removes its successor, which it
 * only gets when the replacement is issued.
 */
function asOriginal({ document, ...around }: Sample, replacement: Sample | undefined): Sample {
  const isDraft = replacement?.document.submittedDateTime === undefined
  const applicationStatus = isDraft ? 'ERSTATNING_UNDER_REGISTRERING' : 'ERSTATNING_BEHANDLES'
  const { replacedByApplicationReferences: _, ...rest } = document
  return { ...around, document: { ...rest, applicationStatus } }
}

/**
 * The samples in statuses that the status machine can produce. The source file gives a replacement the status of its
 * original, and calls an original replaced before its replacement was sent.
 */
export function settleSamples(samples: readonly Sample[]): Sample[] {
  const replacementOf = (reference: number) =>
    samples.find(({ document }) => document.originalApplicationReference === reference)
  return samples.map((sample) => {
    if (!isHeld(sample)) return sample
    return isReplacement(sample)
      ? asReplacement(sample)
      : asOriginal(sample, replacementOf(sample.document.referenceNumber))
  })
}
