import { useText } from '@eksport/portal/text/use-text.ts'
import { Dialog, Loading } from '@eksport/ui'
import { useEffect, useState } from 'react'
import { sendingLines, summaryTexts as texts } from './summary.texts.ts'

const lineMs = 2500

/** [WIZ-18] [THM-03] One line at a time, from a random one on, and after a while that it takes one. */
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
      {/* Room for the hint from the start, and no way to give up: what is under way may be in already. */}
      <Loading active={open} delay={0} {...(line && { label: say(line) })} className="min-h-12" />
    </Dialog>
  )
}
