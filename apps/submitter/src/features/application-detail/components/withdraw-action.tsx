import type { Application } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button } from '@eksport/ui'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { WithdrawDialog } from '#src/lib/application/withdraw-dialog.tsx'
import { applicationDetailTexts as texts } from '../application-detail.texts.ts'

/** [STA-04] Withdraws a draft that was submitted before; if a question is open, it is shown beside the answer. */
export function WithdrawAction({ application }: { readonly application: Application }) {
  const say = useText()
  const [asking, setAsking] = useState(false)
  const { actions, applicationStatus } = application
  if (!actions.includes('withdraw') || applicationStatus === 'AVKLARING_INNSENDER') return null
  return (
    <>
      <Button small icon={<Undo2 aria-hidden="true" />} onClick={() => setAsking(true)}>
        {say(texts.withdraw)}
      </Button>
      <WithdrawDialog application={application} open={asking} onOpenChange={setAsking} />
    </>
  )
}
