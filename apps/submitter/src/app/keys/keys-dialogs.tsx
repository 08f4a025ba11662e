import type { Session } from '@eksport/api'
import { KeyList } from '@eksport/portal/keys/key-list.tsx'
import { keysTexts } from '@eksport/portal/keys/keys.texts.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { CommandPalette } from '@eksport/ui'
import { commandTexts as texts } from './commands.texts.ts'
import { useCommands } from './use-commands.ts'
import type { KeysDialog } from './use-keys.ts'

interface KeysDialogsProps {
  readonly session: Session
  readonly shown: KeysDialog | undefined
  readonly show: (dialog: KeysDialog | undefined) => void
}

/** The command palette and the list of shortcuts; loaded when one of them is first opened. */
export function KeysDialogs({ session, shown, show }: KeysDialogsProps) {
  const say = useText()
  const commands = useCommands(session, () => show('list'))
  const close = () => show(undefined)
  const organisationKeys = session.organisation ? [{ keys: ['N'], does: say(texts.newApplication) }] : []
  return (
    <>
      <CommandPalette
        {...commands}
        open={shown === 'palette'}
        onOpenChange={close}
        title={say(keysTexts.find)}
        hint={say(keysTexts.findHint)}
      />
      <KeyList
        open={shown === 'list'}
        onClose={close}
        held={[{ keys: ['Ctrl', 'K'], does: say(texts.onMac, { what: say(keysTexts.find) }) }]}
        single={[...organisationKeys, { keys: ['/'], does: say(texts.searchKey) }]}
      />
    </>
  )
}
