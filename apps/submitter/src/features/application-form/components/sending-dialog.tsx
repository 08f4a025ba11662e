import { useText } from '@eksport/portal/text/use-text.ts'
import { Dialog, Spinner } from '@eksport/ui'
import { useEffect, useState } from 'react'
import { sendingLines, summaryTexts as texts } from '../summary.texts.ts'

const lineMs = 2500

/** [WIZ-18] One line at a time, from a random one on. */
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
      <div className="flex items-center gap-3">
        <Spinner className="size-6 text-action" />
        <p aria-live="polite">{line && say(line)}</p>
      </div>
    </Dialog>
  )
}
