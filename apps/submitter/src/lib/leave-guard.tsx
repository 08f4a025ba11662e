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

interface LeaveGuardProps {
  readonly active: boolean
  /** Whether what was written is kept in this browser, so that closing or reloading the page loses nothing. */
  readonly isKept: () => boolean
  /** Called when the person leaves. */
  readonly onLeave: () => void
}

/** Asks before the person leaves what was written; the browser asks too if closing the page would lose it. */
export function LeaveGuard({ active, isKept, onLeave }: LeaveGuardProps) {
  const say = useText()
  const blocker = useBlocker({
    withResolver: true,
    enableBeforeUnload: () => active && !isKept(),
    shouldBlockFn: () => active,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={say(texts.leave)}
      confirmLabel={say(texts.leaveLabel)}
      cancelLabel={say(texts.stay)}
      onConfirm={() => {
        onLeave()
        blocker.proceed?.()
      }}
    />
  )
}
