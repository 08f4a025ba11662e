import { uploadLimits } from '@eksport/domain'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { messageDraftKey } from '@eksport/portal/session/unsent-words.ts'
import { useFileCheck } from '@eksport/ui'
import { MessageComposer } from '@eksport/ui/certificate'
import { useQuery } from '@tanstack/react-query'
import { PhraseTextarea } from '#src/lib/phrases/phrase-textarea.tsx'
import { useSendCaseMessage } from '../api/dialogue.ts'

/** Limits of the files that a message may carry. */
const messageFiles = uploadLimits('MESSAGE_ATTACHMENT')

interface MessageFormProps {
  readonly referenceNumber: number
  readonly onSent?: () => void
}

/** [MSG-01] Writes a message to the exporter. */
export function MessageForm({ referenceNumber, onSent }: MessageFormProps) {
  const { data: session } = useQuery(sessionQuery)
  const send = useSendCaseMessage(referenceNumber)
  const files = useFileCheck(messageFiles)
  return (
    <MessageComposer
      viewer="BEHANDLER"
      onSend={async (message, options) => {
        await send(message, options)
        onSent?.()
      }}
      messageTypes={['APPLICATION_MESSAGE']}
      attachments={files}
      textarea={PhraseTextarea}
      draftKey={messageDraftKey(session?.person.id ?? '', referenceNumber)}
    />
  )
}
