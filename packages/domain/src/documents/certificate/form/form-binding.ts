import type { Application } from '../../../application/application.ts'
import type { FilledForm, FilledFormType } from '../../../reference/attachment/filled-form.ts'
import type { CertificateDefinition } from '../define-certificate.ts'

type Bound = Pick<
  Application,
  'referenceNumber' | 'certificateTemplate' | 'certificateTemplateVersion' | 'countryOfDestination'
>

/** [CRT-11] Identifies what a form was made for: its application, and everything that decides its boxes and sentences. */
export function formBinding(type: FilledFormType, { version }: CertificateDefinition, application: Bound): string {
  const { referenceNumber, certificateTemplate, certificateTemplateVersion, countryOfDestination } = application
  return [type, referenceNumber, certificateTemplate, certificateTemplateVersion, version, countryOfDestination].join(
    ' ',
  )
}

/** The reference number of the application that a form was made for. */
export const applicationOfBinding = (binding: string): number => Number(binding.split(' ')[1])

/** The file of one kind that was filled in for the current state of the application; a file for an earlier state does not count. */
export function filledFormOf(
  type: FilledFormType,
  definition: CertificateDefinition,
  application: Bound & Pick<Application, 'filledForms'>,
): FilledForm | undefined {
  const filled = application.filledForms?.find((form) => form.type === type)
  return filled?.form === formBinding(type, definition, application) ? filled : undefined
}
