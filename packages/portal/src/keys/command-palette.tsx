import { Dialog, Input, VisuallyHidden } from '@eksport/ui'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../text/use-text.ts'
import type { Command } from './command.ts'
import { KeyHint } from './key-hint.tsx'
import { keysTexts as texts } from './keys.texts.ts'

interface CommandPaletteProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The commands for a text, the best match first; for an empty text all commands. */
  readonly find: (typed: string) => readonly Command[]
}

/** A palette of all commands, found by their words: a combobox whose list is always open (APG). */
export function CommandPalette({ open, onClose, find }: CommandPaletteProps) {
  const say = useText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.find)}
      description={say(texts.findHint)}
      size="md"
      initialFocus={input}
    >
      <Finder find={find} onClose={onClose} input={input} />
    </Dialog>
  )
}

interface FinderProps extends Omit<CommandPaletteProps, 'open'> {
  readonly input: RefObject<HTMLInputElement | null>
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function Finder({ find, onClose, input }: FinderProps) {
  const say = useText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [marked, setMarked] = useState(0)
  const found = find(typed)
  const at = Math.min(marked, found.length - 1)
  const optionId = (index: number) => `${id}-${index}`
  const active = found[at] && optionId(at)
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  const run = (command: Command | undefined) => {
    if (command === undefined) return
    onClose()
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step === undefined) return run(found[at])
    if (found.length > 0) setMarked((at + step + found.length) % found.length)
  }
  const count = found.length === 0 ? texts.noHits : found.length === 1 ? texts.oneHit : texts.hits
  return (
    <>
      <Input
        ref={input}
        role="combobox"
        aria-label={say(texts.find)}
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setMarked(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" aria-label={say(texts.commands)} className="mt-3 max-h-80 overflow-y-auto">
        {found.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field holds the focus and handles the keys (aria-activedescendant)
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the text field, as the APG combobox asks
          <div
            key={command.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === at}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => setMarked(index)}
            onClick={() => run(command)}
            className={`flex min-h-11 items-center justify-between gap-4 rounded px-2.5 py-1.5 text-ui wrap-anywhere ${index === at ? 'bg-surface-hover outline-3 -outline-offset-3 outline-focus-outer' : ''}`}
          >
            <span>{command.label}</span>
            {command.letter !== undefined && <KeyHint letter={command.letter} />}
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p aria-hidden="true" className="py-2 text-small text-subtle">
          {say(texts.noHits)}
        </p>
      )}
      <VisuallyHidden role="status">{typed === '' ? '' : say(count, { n: found.length })}</VisuallyHidden>
    </>
  )
}
