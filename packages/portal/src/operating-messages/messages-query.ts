import type { OperatingMessage } from '@eksport/api'
import { queryOptions } from '@tanstack/react-query'
import { answerOfPage, pageAnsweredAt } from '../server/page-answers.ts'

/** Those that came with the page. The server that serves the app wrote them, by this type. */
export function messagesOfPage(): readonly OperatingMessage[] | undefined {
  const answer = answerOfPage('operatingMessages')
  return Array.isArray(answer) ? (answer as readonly OperatingMessage[]) : undefined
}

/**
 * Every page asks for them: it shall not wait for the client and its parser where they have come with it. One that stands open learns
 * within a minute of what is published and taken down.
 */
export const operatingMessagesQuery = queryOptions({
  queryKey: ['operating-messages'],
  staleTime: 60_000,
  refetchInterval: 60_000,
  initialData: messagesOfPage,
  initialDataUpdatedAt: pageAnsweredAt,
  queryFn: async ({ signal }) => (await import('./read-operating-messages.ts')).readOperatingMessages(signal),
})
