'use client'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { checkFiles, type FileRules } from './check-files.logic.js'
import { acceptAttribute } from './file-types.js'
import { namedRejection } from './rejection-text.js'
import { uploadWidgetTexts } from './upload-widget.texts.js'

/** File rules with their texts, for lists of files other than an upload field. */
export interface FileCheck {
  /** For the `accept` attribute of a file input. */
  readonly accept: string
  /** Which of some files may join the present ones, and why the others may not. */
  readonly check: (
    more: readonly File[],
    present: readonly File[],
  ) => { readonly accepted: readonly File[]; readonly problems: readonly string[] }
}

/**
 * The rules of an upload field in the reader's language: refuses what {@link UploadWidget} refuses, naming each file.
 */
export function useFileCheck(rules: FileRules): FileCheck {
  const t = useTexts('uploadWidget', uploadWidgetTexts)
  const { locale } = useEksport()
  return {
    accept: acceptAttribute(rules.accept),
    check: (more, present) => {
      const { accepted, rejected } = checkFiles(
        more,
        present.map(({ name }) => name),
        rules,
      )
      return { accepted, problems: rejected.map((rejection) => namedRejection(rejection, t, locale)) }
    },
  }
}
