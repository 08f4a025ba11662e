import type { ClarificationQuestion, Message } from '@eksport/domain'

/** What a caseworker asks in the thread of an application. */
export const asking = (id: string, message: string): Message => ({
  id,
  messageType: 'APPLICATION_CLARIFICATION_REQUEST',
  message,
  createdTime: '2026-11-20T10:00:00+01:00',
  sender: { role: 'BEHANDLER', name: 'Berit Behandler' },
  attachments: [],
})

/** The question of that message, and the fact that it lets the exporter change. */
export const question = (messageId: string, fact?: string): ClarificationQuestion => ({
  messageId,
  unlocksAll: false,
  pins: fact === undefined ? [] : [{ fact }],
})
