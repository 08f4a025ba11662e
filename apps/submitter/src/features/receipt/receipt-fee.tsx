import { type Application, formatKroner } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Heading } from '@eksport/ui'
import { receiptTexts as texts } from './receipt.texts.ts'

/** [FEE-01] The fee fixed at submission; renders nothing if none is due. */
export function ReceiptFee({ application: { fees = [] } }: { readonly application: Application }) {
  const say = useText()
  if (fees.length === 0) return null
  const isDouble = fees.some(({ code }) => code === 'HELSESERTIFIKAT_UTENFOR_AAPNINGSTID')
  return (
    <section aria-labelledby="fee" className="border-t border-line-strong pt-4">
      <Heading level={2} size="h3" id="fee">
        {say(texts.fee)}
      </Heading>
      <p className="mt-1 text-h1 font-bold tabular-nums">
        {formatKroner(fees.reduce((sum, { amount }) => sum + amount, 0))}
      </p>
      {isDouble && <p className="text-small text-warning-text">{say(texts.feeDouble)}</p>}
      <p className="text-small text-subtle">{say(texts.feeText)}</p>
    </section>
  )
}
