import { contact } from '@eksport/portal/text/contact.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ButtonLink } from '@eksport/ui'
import { MessageSquareText } from 'lucide-react'
import type { ReactNode } from 'react'
import { goodsTexts as texts } from './goods.texts.ts'

interface AskOfficeProps {
  /** The ware, where it goes and how, in words. */
  readonly goods: string
  /** What the lists say to it. */
  readonly found: readonly string[]
  /** Other ways on, beside it. */
  readonly children: ReactNode
}

const unbroken = contact.phone.replaceAll(' ', '\u00A0')

/** [EXP-09] A person to ask where the lists have no certificate: the letter says what was answered, and what was found. */
export function AskOffice({ goods, found, children }: AskOfficeProps) {
  const say = useText()
  const letter = [say(texts.letterGoods, { goods }), say(texts.letterFound, { found: found.join(' ') }), '', '']
  const subject = encodeURIComponent(say(texts.letterSubject))
  // A line of a mail ends in CR LF, also in the address that begins one (RFC 6068).
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
