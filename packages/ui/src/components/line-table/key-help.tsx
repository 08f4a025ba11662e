import { Kbd } from '../kbd/kbd.js'
import type { LineSay } from './use-line-words.js'

/** The keys of the table, in one quiet line. */
export function KeyHelp({ say, withCopy }: { readonly say: LineSay; readonly withCopy: boolean }) {
  return (
    <p className="eks-line-keys">
      <Kbd>↑</Kbd> <Kbd>↓</Kbd> {say('keyMove')} · <Kbd>Enter</Kbd> {say('keyFields')} · <Kbd>Esc</Kbd> {say('keyBack')}
      {withCopy && (
        <>
          {' · '}
          <Kbd>Ctrl</Kbd> <Kbd>D</Kbd> {say('keyCopy')}
        </>
      )}
    </p>
  )
}
