import { formatReference } from '@eksport/domain'
import { languageTags } from '@eksport/forms'
import { ConfirmDialog, useEksport } from '@eksport/ui'
import { useText } from '../text/use-text.ts'
import { logOutTexts as texts } from './log-out.texts.ts'
import type { LoggingOut } from './use-log-out.ts'

/** The names of unsent drafts: '#004001, #004007 og en ny søknad'. */
function useDraftNames(drafts: readonly string[]): string {
  const say = useText()
  const { locale } = useEksport()
  const nameOf = (draft: string) => {
    const [number] = /\d+$/.exec(draft) ?? []
    // A draft that does not exist yet may be keyed by the one that it is based on.
    return number === undefined || draft.startsWith('ny') ? say(texts.newOne) : formatReference(Number(number))
  }
  return new Intl.ListFormat(languageTags(locale)).format(new Set(drafts.map(nameOf)))
}

/** [EXP-03] Asks whether unsent data on this machine shall be deleted with the session. */
export function LogOutQuestion({ isAsked, unsent, confirm, cancel }: Omit<LoggingOut, 'logOut'>) {
  const say = useText()
  const drafts = useDraftNames(unsent)
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
      {say(texts.logOutUnsentText, { drafts })}
    </ConfirmDialog>
  )
}
