import type { CertificateTemplate } from '@eksport/domain/templates'
import { createContext, useContext } from 'react'

export const TemplateContext = createContext<CertificateTemplate | null>(null)

/** The template of the application being filled in. */
export function useTemplate(): CertificateTemplate {
  const template = useContext(TemplateContext)
  if (template === null) throw new Error('A page of the form stands outside its layout.')
  return template
}
