'use client'

import { type ComponentPropsWithRef, type RefObject, useState } from 'react'
import { Copy } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Button } from '../button/button.js'
import { copyButtonTexts } from './copy-button.texts.js'

/** Props of {@link CopyButton}. */
export interface CopyButtonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is put on the clipboard. */
  text: string
  /** Where the text stands on the page, also as a field: it is selected where the browser refuses, one key away from a copy. */
  shownIn?: RefObject<HTMLElement | null>
}

/** One key away from a copy; of a field that has no focus a browser copies nothing. */
function select(shown: HTMLElement): void {
  if (!(shown instanceof HTMLInputElement || shown instanceof HTMLTextAreaElement)) {
    getSelection()?.selectAllChildren(shown)
    return
  }
  shown.focus()
  shown.select()
}

/** Copies a text, and says beside itself whether the browser did. */
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
