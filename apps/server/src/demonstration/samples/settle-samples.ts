import type { Sample } from './sample-schema.ts'

const isHeld = ({ document }: Sample) =>
  document.applicationStatus === 'ERSTATNING_UNDER_REGISTRERING' ||
  document.applicationStatus === 'ERSTATNING_BEHANDLES'

const isReplacement = ({ document }: Sample) => document.originalApplicationReference !== undefined

/** A replacement is in a status of its own; those of an original that waits are not among them. */
function asReplacement({ document, ...around }: Sample): Sample {
  const applicationStatus = document.submittedDateTime === undefined ? 'UNDER_REGISTRERING' : 'INNSENDT'
  return { ...around, document: { ...document, applicationStatus } }
}

/** An original waits as far as its replacement has come, and names it as its successor when that is issued. */
function asOriginal({ document, ...around }: Sample, replacement: Sample | undefined): Sample {
  const isDraft = replacement?.document.submittedDateTime === undefined
  const applicationStatus = isDraft ? 'ERSTATNING_UNDER_REGISTRERING' : 'ERSTATNING_BEHANDLES'
  const { replacedByApplicationReferences: _, ...rest } = document
  return { ...around, document: { ...rest, applicationStatus } }
}

/**
 * The samples as the status machine could have made them. The file that they come from puts a replacement into the status of its
 * original, and calls an original replaced whose replacement nobody has sent.
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
