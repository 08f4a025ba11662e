import type { ReactNode } from 'react'
import {
  ActsContext,
  AnswersContext,
  type Draft,
  NoticesContext,
  SavingContext,
  StoredContext,
} from '../draft/draft-context.ts'

interface DraftProviderProps {
  readonly draft: Draft
  readonly children: ReactNode
}

/** Provides the parts of a draft to the pages of its form. */
export const DraftProvider = ({ draft: { acts, answers, stored, saving, notices }, children }: DraftProviderProps) => (
  <ActsContext value={acts}>
    <StoredContext value={stored}>
      <SavingContext value={saving}>
        <NoticesContext value={notices}>
          <AnswersContext value={answers}>{children}</AnswersContext>
        </NoticesContext>
      </SavingContext>
    </StoredContext>
  </ActsContext>
)
