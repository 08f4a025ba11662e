import type { ReactNode } from 'react'
import { AnswersContext, type Draft, NoticesContext, SavingContext, StoredContext } from '../draft/draft-context.ts'

interface DraftProviderProps {
  readonly draft: Draft
  readonly children: ReactNode
}

/** Hands the four parts of a draft to the pages of its form. */
export const DraftProvider = ({ draft: { answers, stored, saving, notices }, children }: DraftProviderProps) => (
  <StoredContext value={stored}>
    <SavingContext value={saving}>
      <NoticesContext value={notices}>
        <AnswersContext value={answers}>{children}</AnswersContext>
      </NoticesContext>
    </SavingContext>
  </StoredContext>
)
