import { contact } from '@eksport/portal/text/contact.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ButtonLink } from '@eksport/ui'
import { MessageSquareText } from 'lucide-react'
import type { ReactNode } from 'react'
import { goodsTexts as texts } from './goods.texts.ts'

interface AskOfficeProps {
  /** The goods, destination and transport, in words. */
  readonly goods: string
  /** What the lists say about them. */
  readonly found: readonly string[]
  /** Other actions beside it. */
  readonly children: ReactNode
}

const unbroken = contact.phone.replaceAll(' ', '\u00A0')

/** [EXP-09] Contact for goods that the lists have no certificate for; the mail contains the answers and what was found. */
export function AskOffice({ goods, found, children }: AskOfficeProps) {
  const say = useText()
  const letter = [say(texts.letterGoods, { goods }), say(texts.letterFound, { found: found.join(' ') }), '', '']
  const subject = encodeURIComponent(say(texts.letterSubject))
  // Lines in a mail end in CR LF, also in a mailto address (RFC 6068).
  const body = encodeURIComponent(letter.join('\r\n'))
  return (
    <div className="mt-5">
      <div className="flex flex-wrap gap-x-2 gap-y-3">
        <ButtonLink
          href={`mailto:${contact.email}?subject=${subject}&body=${body}`}
          icon={<MessageSquareText aria-hidden="true" />}
        >
          {say(texts.askOffice)}
        </ButtonLink>
        {children}
      </div>
      <p className="mt-2 text-small text-subtle">{say(texts.askOfficeText, { ...contact, phone: unbroken })}</p>
    </div>
  )
}
