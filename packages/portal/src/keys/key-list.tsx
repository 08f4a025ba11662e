import { Dialog, Kbd, Switch, Table } from '@eksport/ui'
import { useText } from '../text/use-text.ts'
import { keysTexts as texts } from './keys.texts.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** A key, or keys that are pressed together, and what they do. */
export interface KeyRow {
  readonly keys: readonly string[]
  readonly does: string
}

interface KeyListProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Keys that are pressed together with Ctrl. */
  readonly held?: readonly KeyRow[]
  /** Single keys; `?` is added at the end. */
  readonly single: readonly KeyRow[]
}

/** [CW-05] Every key of the app, and the switch for single keys (WCAG 2.1.4). */
export function KeyList({ open, onClose, held = [], single }: KeyListProps) {
  const say = useText()
  const [on, turn] = useShortcuts()
  const alone = [...single, { keys: ['?'], does: say(texts.thisList) }]
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={say(texts.title)}>
      <Switch label={say(texts.single)} checked={on} onCheckedChange={turn} />
      <p className="mt-1 text-small text-subtle">{say(texts.singleHint)}</p>
      <Table
        className="mt-4"
        caption={say(texts.title)}
        headHidden
        rows={[...held, ...(on ? alone : [])]}
        getRowId={({ does }) => does}
        columns={[
          { heading: say(texts.key), cell: ({ keys }) => <Keys names={keys} />, rowHeader: true, narrow: true },
          { heading: say(texts.does), cell: ({ does }) => does },
        ]}
      />
    </Dialog>
  )
}

const Keys = ({ names }: { readonly names: readonly string[] }) =>
  names.map((name, index) => (
    <span key={name}>
      {index > 0 && ' + '}
      <Kbd>{name}</Kbd>
    </span>
  ))
