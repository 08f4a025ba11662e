import { KeyList } from '@eksport/portal/keys/key-list.tsx'
import { useText } from '@eksport/portal/text/use-text.ts'
import { officerKeyTexts as texts } from './officer-keys.texts.ts'

interface OfficerKeysProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The list of shortcuts on the officers' pages. */
export function OfficerKeys(props: OfficerKeysProps) {
  const say = useText()
  const single = [
    { keys: ['J'], does: say(texts.next) },
    { keys: ['K'], does: say(texts.previous) },
    { keys: ['T'], does: say(texts.takeNext) },
    { keys: ['R'], does: say(texts.showChanges) },
    { keys: ['X'], does: say(texts.choose) },
    { keys: ['S'], does: say(texts.sign) },
    { keys: ['F'], does: say(texts.filter) },
    { keys: ['/'], does: say(texts.search) },
    { keys: ['A–Å'], does: say(texts.acts) },
  ]
  return <KeyList {...props} single={single} />
}
