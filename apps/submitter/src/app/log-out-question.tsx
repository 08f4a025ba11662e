import { useText } from '@eksport/portal/text/use-text.ts'
import { ConfirmDialog } from '@eksport/ui'
import { logOutTexts as texts } from './log-out.texts.ts'
import type { LoggingOut } from './use-log-out.ts'

/** [EXP-03] Whether what lies on this machine alone shall be deleted with the session. */
export function LogOutQuestion({ isAsked, confirm, cancel }: Omit<LoggingOut, 'logOut'>) {
  const say = useText()
  return (
    <ConfirmDialog
      tone="danger"
      open={isAsked}
      onOpenChange={(open) => !open && cancel()}
      title={say(texts.logOutUnsent)}
      confirmLabel={say(texts.logOutAnyway)}
      cancelLabel={say(texts.stayLoggedIn)}
      onConfirm={confirm}
    >
      {say(texts.logOutUnsentText)}
    </ConfirmDialog>
  )
}
