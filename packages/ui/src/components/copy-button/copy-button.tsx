'use client'

import { type ComponentPropsWithRef, type RefObject, useState } from 'react'
import { Copy } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Button } from '../button/button.js'
import { copyButtonTexts } from './copy-button.texts.js'

/** Props of {@link CopyButton}. */
export interface CopyButtonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The text to copy. */
  text: string
  /**
   * Where the text is shown on the page, possibly a field: selected if the browser refuses, so that one key copies it.
   */
  shownIn?: RefObject<HTMLElement | null>
}

/** Selects the text, so that one key copies it; a browser copies nothing from a field without focus. */
function select(shown: HTMLElement): void {
  if (!(shown instanceof HTMLInputElement || shown instanceof HTMLTextAreaElement)) {
    getSelection()?.selectAllChildren(shown)
    return
  }
  shown.focus()
  shown.select()
}

/** Copies a text, and says beside itself whether that worked. */
export function CopyButton({ text, shownIn, className, ...props }: CopyButtonProps) {
  const t = useTexts('copyButton', copyButtonTexts)
  const [outcome, setOutcome] = useState<'copied' | 'selected' | 'refused'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // A browser or a policy may refuse.
      const shown = shownIn?.current
      if (shown) select(shown)
      setOutcome(shown ? 'selected' : 'refused')
    }
  }
  return (
    <span
      {...props}
      className={cx(
        'eks-copy-button eks:inline-flex eks:flex-wrap eks:items-center eks:gap-x-3 eks:gap-y-1',
        className,
      )}
    >
      <Button small icon={<Copy />} onClick={copy}>
        {t('copy')}
      </Button>
      <span role="status" className="eks:text-small">
        {outcome && t(outcome)}
      </span>
    </span>
  )
}
