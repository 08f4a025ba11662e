import { Button } from '@eksport/ui'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../text/use-text.ts'

const texts = {
  copy: { nb: 'Kopier', nn: 'Kopier', en: 'Copy' },
  copied: { nb: 'Kopiert', nn: 'Kopiert', en: 'Copied' },
  refused: {
    nb: 'Nettleseren lot oss ikke kopiere. Merk teksten og kopier den selv.',
    nn: 'Nettlesaren lét oss ikkje kopiere. Merk teksten og kopier han sjølv.',
    en: 'The browser did not let us copy. Mark the text and copy it yourself.',
  },
} as const

/** Puts a text on the clipboard, and says whether it is there. */
export function CopyButton({ text }: { readonly text: string }) {
  const say = useText()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // A browser or a policy may refuse; what is to be copied stands on the page.
      setOutcome('refused')
    }
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button small icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        {say(texts.copy)}
      </Button>
      <span role="status" className="text-small">
        {outcome && say(texts[outcome])}
      </span>
    </span>
  )
}
