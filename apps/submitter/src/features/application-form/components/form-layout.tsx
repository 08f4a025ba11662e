import type { ApplicationAnswer } from '@eksport/api'
import type { CertificateTemplate } from '@eksport/domain/templates'
import { useWhenIdle } from '@eksport/portal/browser/fetch-ahead.ts'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DraftContext } from '../draft/draft-context.ts'
import { loadFormPages } from '../draft/step-link.ts'
import { TemplateContext } from '../draft/template-context.ts'
import { useDraftState } from '../draft/use-draft-state.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'

interface FormLayoutProps {
  readonly answer: ApplicationAnswer
  readonly template: CertificateTemplate
  readonly children: ReactNode
}

/** What all pages of the form share: the draft, and what may come between it and the server. */
export function FormLayout({ answer, template, children }: FormLayoutProps) {
  const draft = useDraftState(answer)
  const router = useRouter()
  useWhenIdle(() => loadFormPages(router))
  return (
    <TemplateContext value={template}>
      <DraftContext value={draft}>
        {children}
        <ConflictDialog />
        <LeaveDialog />
      </DraftContext>
    </TemplateContext>
  )
}
