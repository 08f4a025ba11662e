'use client'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { checkFiles, type FileRules } from './check-files.logic.js'
import { acceptAttribute } from './file-types.js'
import { namedRejection } from './rejection-text.js'
import { uploadWidgetTexts } from './upload-widget.texts.js'

/** Rules of files with their words, for whoever draws the files otherwise than an upload field does. */
export interface FileCheck {
  /** For the browser's own choice of files. */
  readonly accept: string
  /** Which of some files may join those that are there, and why the others may not. */
  readonly check: (
    more: readonly File[],
    present: readonly File[],
  ) => { readonly accepted: readonly File[]; readonly problems: readonly string[] }
}

/** The rules of an upload field in the reader's language: what {@link UploadWidget} refuses, each file named. */
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
