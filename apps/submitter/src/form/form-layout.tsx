import type { ApplicationReading } from '@eksport/api'
import type { FormAnswers } from '@eksport/domain'
import { type CertificateTemplate, findTemplate, formOf } from '@eksport/domain/templates'
import { useWhenIdle } from '@eksport/portal/browser/fetch-ahead.ts'
import type { SaveState } from '@eksport/portal/journal/save-queue.ts'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { type Leave, LeaveContext } from '../draft/leave-context.ts'
import { formPages } from '../draft/step-link.ts'
import { SummaryVisitContext, useSummaryVisitState } from '../draft/summary-visit.ts'
import { TemplateContext } from '../draft/template-context.ts'
import { type KeptHere, useDraftState } from '../draft/use-draft-state.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DraftProvider } from './draft-provider.tsx'
import { type Ended, EndedElsewhere } from './ended-elsewhere.tsx'
import { LeaveDialog } from './leave-dialog.tsx'

const saved: SaveState = { status: 'saved' }

interface FormLayoutProps {
  readonly answer: ApplicationReading
  /** The template that the application was stored with. */
  readonly template: CertificateTemplate
  readonly keptHere: KeptHere
  /** Set once somebody else has ended the draft while it is open here. */
  readonly ended?: Ended | undefined
  readonly onLeave: Leave
  readonly children: ReactNode
}

/** The currently chosen template; while the choice is empty, the previous one. */
function useChosenTemplate(answers: FormAnswers, stored: CertificateTemplate): CertificateTemplate {
  const [template, setTemplate] = useState(stored)
  const { certificateTemplate: id }: Partial<FormAnswers> = answers
  const known = id === undefined ? undefined : findTemplate(id)
  const chosen = known && formOf(known, answers)
  if (chosen !== undefined && chosen !== template) setTemplate(chosen)
  return chosen ?? template
}

/** State shared by all pages of the form: the draft, its conflicts, and its end. */
export function FormLayout({ answer, template: stored, keptHere, ended, onLeave, children }: FormLayoutProps) {
  const draft = useDraftState(answer, keptHere)
  const template = useChosenTemplate(draft.answers.answers, stored)
  const router = useRouter()
  const visit = useSummaryVisitState()
  const form = useRef<HTMLFieldSetElement>(null)
  const leaveEnded = () => {
    // The person has seen the unsaved answers and could copy them.
    draft.acts.forgetUnsent()
    onLeave(true)
  }
  useWhenIdle(...formPages(router))
  return (
    <TemplateContext value={template}>
      <LeaveContext value={onLeave}>
        {/* An ended draft cannot be saved; `EndedElsewhere` says so, and no save failure is shown besides. */}
        <DraftProvider draft={ended === undefined ? draft : { ...draft, saving: { ...draft.saving, save: saved } }}>
          {ended && <EndedElsewhere ended={ended} onLeave={leaveEnded} form={form} />}
          <fieldset
            ref={form}
            role="presentation"
            disabled={ended !== undefined}
            className="contents disabled:[&_button]:opacity-60"
          >
            <SummaryVisitContext value={visit}>{children}</SummaryVisitContext>
          </fieldset>
          <ConflictDialog />
          <LeaveDialog hasEnded={ended !== undefined} />
        </DraftProvider>
      </LeaveContext>
    </TemplateContext>
  )
}
