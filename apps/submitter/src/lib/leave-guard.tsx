import { useText } from '@eksport/portal/text/use-text.ts'
import { ConfirmDialog } from '@eksport/ui'
import { useBlocker } from '@tanstack/react-router'

const texts = {
  leave: {
    nb: 'Vil du forlate siden? Det du har skrevet blir borte.',
    nn: 'Vil du forlate sida? Det du har skrive blir borte.',
    en: 'Do you want to leave the page? What you have written will be lost.',
  },
  leaveLabel: { nb: 'Forlat siden', nn: 'Forlat sida', en: 'Leave the page' },
  stay: { nb: 'Bli her', nn: 'Bli her', en: 'Stay here' },
} as const

/** Asks before what was written is lost; nothing of it is stored. */
export function LeaveGuard({ active }: { readonly active: boolean }) {
  const say = useText()
  const blocker = useBlocker({ withResolver: true, enableBeforeUnload: active, shouldBlockFn: () => active })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={say(texts.leave)}
      confirmLabel={say(texts.leaveLabel)}
      cancelLabel={say(texts.stay)}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
