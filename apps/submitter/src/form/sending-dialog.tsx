import { useText } from '@eksport/portal/text/use-text.ts'
import { Dialog, Loading } from '@eksport/ui'
import { useEffect, useState } from 'react'
import { sendingLines, summaryTexts as texts } from './summary.texts.ts'

const lineMs = 2500

/** [WIZ-18] [THM-03] Shows one text at a time while sending, starting at a random one, and after a while says that it takes some time. */
export function SendingDialog({ open }: { readonly open: boolean }) {
  const say = useText()
  const [place, setPlace] = useState(() => Math.floor(Math.random() * sendingLines.length))
  useEffect(() => {
    if (!open) return
    const timer = setInterval(() => setPlace((current) => current + 1), lineMs)
    return () => clearInterval(timer)
  }, [open])
  const line = sendingLines[place % sendingLines.length]
  return (
    <Dialog open={open} closable={false} onOpenChange={() => undefined} title={say(texts.sending)}>
      {/* Reserves room for the hint from the start. There is no cancel button, because the request may already have succeeded. */}
      <Loading active={open} delay={0} {...(line && { label: say(line) })} className="min-h-12" />
    </Dialog>
  )
}
