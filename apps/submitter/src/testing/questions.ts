import type { ClarificationQuestion, Message } from '@eksport/domain'

/** A message in which a caseworker asks. */
export const asking = (id: string, message: string): Message => ({
  id,
  messageType: 'APPLICATION_CLARIFICATION_REQUEST',
  message,
  createdTime: '2026-11-20T10:00:00+01:00',
  sender: { role: 'BEHANDLER', name: 'Berit Behandler' },
  attachments: [],
})

/** The question of that message, and the fact that it unlocks. */
export const question = (messageId: string, fact?: string): ClarificationQuestion => ({
  messageId,
  unlocksAll: false,
  pins: fact === undefined ? [] : [{ fact }],
})
