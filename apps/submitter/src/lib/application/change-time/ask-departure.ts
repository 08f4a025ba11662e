import { type DepartureTime, sendMessage } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useMutation } from '@tanstack/react-query'
import { useOrganisation } from '../../organisation.ts'
import { useRefreshApplication } from '../use-refresh-application.ts'
import { changeTimeTexts as texts } from './change-time.texts.ts'
import { momentWords } from './moment-words.ts'

/** [EXP-11] Asks for another departure of an approved certificate; its officer decides. */
export function useAskDeparture({ referenceNumber, transport }: Pick<Application, 'referenceNumber' | 'transport'>) {
  const { organisationNumber } = useOrganisation()
  const say = useText()
  const refresh = useRefreshApplication(referenceNumber)
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: (departure: DepartureTime) => {
      const before = { date: transport?.dateOfDeparture, time: transport?.timeOfDeparture }
      const message = say(texts.question, { from: momentWords(say, before), to: momentWords(say, departure) })
      return api.call(sendMessage, {
        params: { organisationNumber, referenceNumber },
        body: { message: { message }, attachments: [] },
        idempotencyKey: keys.of(message),
      })
    },
    onSuccess: refresh,
  })
}
