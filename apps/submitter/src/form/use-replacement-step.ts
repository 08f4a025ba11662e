import { type Application, matsSections, replacementReasonEntries, replacementSections } from '@eksport/domain'
import { type Answers, type Section, type StepSummary, summarize } from '@eksport/forms'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useEksport } from '@eksport/ui'
import { useMemo } from 'react'
import { useStored } from '../draft/draft-context.ts'
import { replacementTexts as texts } from '../draft/replacement.texts.ts'
import { useTemplate } from '../draft/template-context.ts'

const lists = ['countries'] as const

/** The questions about the replaced certificate and their answers, for one of ours or of the older service. */
function asked(application: Application): { readonly sections: readonly Section[]; readonly answers: Answers } {
  const { originalReferenceNumberFromSkjematjenesten, replacementInformation: given = {} } = application
  const { reasonForReplacement, originalCertificateIssuedDate, attachments: _, ...whereabouts } = given
  if (originalReferenceNumberFromSkjematjenesten === undefined) {
    const onPaper = whereabouts.originalCertificateLocation !== undefined || whereabouts.methodOfReturn !== undefined
    return { sections: replacementSections(onPaper), answers: { reasonForReplacement, ...whereabouts } }
  }
  const answers = {
    originalCertificateReferenceNumber: originalReferenceNumberFromSkjematjenesten,
    originalCertificateIssuedDate,
    reasonForReplacement,
    certificateLocationDetails: whereabouts,
  }
  return { sections: matsSections, answers }
}

/**
 * [REP-01] [RTE-15] For a replacement: the summary of the page before the form, with why the certificate is replaced and where the goods
 * and its paper are.
 */
export function useReplacementStep(): StepSummary<'erstatning'> | undefined {
  const { locale } = useEksport()
  const template = useTemplate()
  const { application } = useStored()
  const { label } = useCodeLabels(lists)
  return useMemo(() => {
    if (application.applicationType !== 'ERSTATNINGSSERTIFIKAT') return undefined
    const { sections, answers } = asked(application)
    const reasonOf = (code: string) => replacementReasonEntries.find((entry) => entry.code === code)?.names[locale]
    const labels = (list: string, code: string) =>
      list === 'countries' ? label('countries', code) : (reasonOf(code) ?? code)
    const steps = [{ id: 'erstatning', title: texts.step, sections }] as const
    return summarize({ ...template, steps }, answers, { locale, labels })[0]
  }, [application, template, label, locale])
}
