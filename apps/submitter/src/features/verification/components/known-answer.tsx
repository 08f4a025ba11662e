import type { CertificateVerification } from '@eksport/api'
import { formatDate, formatTimestamp, type Instant, today } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Description, DescriptionList, useEksport } from '@eksport/ui'
import { ArrowRight } from 'lucide-react'
import { stateTexts, verificationTexts as texts } from '../verification.texts.ts'
import { StatePanel } from './state-panel.tsx'

const dayOf = (instant: Instant) => formatDate(today(instant))

/** The hash in groups of four characters. */
const grouped = (hash: string) => hash.match(/.{4}/g)?.join(' ') ?? hash

function Successor({ successor }: Pick<CertificateVerification, 'successor'>) {
  const say = useText()
  if (successor === undefined) return <p>{say(texts.noSuccessor)}</p>
  return (
    <p className="flex gap-2.5">
      <ArrowRight aria-hidden="true" className="mt-0.5 size-5 flex-none" />
      <span className="min-w-0">
        <strong className="block font-semibold wrap-anywhere">
          {say(texts.successor, { number: successor.number })}
        </strong>
        <span className="text-small text-subtle">
          {say(texts.successorIssued, { date: dayOf(successor.issuedAt) })}
        </span>
      </span>
    </p>
  )
}

/** Keeps the letters of a serial number on the same line as its digits. */
const tied = (serials: string) => serials.replace(/ (?=\d)/g, '\u00a0')

/** [CRT-10] The state of an issued certificate, and its facts. */
export function KnownAnswer({ answer }: { readonly answer: CertificateVerification }) {
  const say = useText()
  const { locale } = useEksport()
  const { state, template, issuedAt, retiredAt, sha256, successor, paperSerial, voidSheets } = answer
  const tone = state === 'VALID' ? 'success' : successor ? 'warning' : 'danger'
  const date = retiredAt === undefined ? '' : dayOf(retiredAt)
  const { word, meaning } = stateTexts[state]
  const name = template.name[locale]
  return (
    <>
      <StatePanel tone={tone} word={say(word)} meaning={say(meaning, { date })}>
        <DescriptionList className="px-5 py-4">
          <Description label={say(texts.number)}>
            <strong className="font-semibold wrap-anywhere">{answer.number}</strong>
          </Description>
          <Description label={say(texts.template)}>
            {name.startsWith(template.code) ? name : `${template.code} ${name}`}
          </Description>
          <Description label={say(texts.from)}>{answer.from[locale]}</Description>
          <Description label={say(texts.to)}>{answer.to[locale]}</Description>
          {issuedAt !== undefined && <Description label={say(texts.issued)}>{dayOf(issuedAt)}</Description>}
          {retiredAt !== undefined &&
            (issuedAt === undefined ? (
              <Description label={say(texts.issued)}>{say(texts.neverIssued)}</Description>
            ) : (
              <Description label={say(texts.retired)}>{formatTimestamp(retiredAt)}</Description>
            ))}
          {paperSerial !== undefined && <Description label={say(texts.paperSerial)}>{tied(paperSerial)}</Description>}
          {voidSheets !== undefined && (
            <Description wide label={say(texts.voidSheets)}>
              <strong className="font-semibold wrap-anywhere">
                {voidSheets.map(({ serial }) => tied(serial)).join(', ')}
              </strong>
              <span className="block text-small text-subtle">{say(texts.voidSheetsMean)}</span>
            </Description>
          )}
          {sha256 !== undefined && (
            <Description wide label="SHA-256">
              <code className="font-mono text-small wrap-anywhere">{grouped(sha256)}</code>
            </Description>
          )}
        </DescriptionList>
        {retiredAt !== undefined && (
          <div className="border-t border-line px-5 py-3">
            <Successor {...(successor && { successor })} />
          </div>
        )}
      </StatePanel>
      <p className="mt-3 text-small text-subtle">{say(texts.holds, { time: formatTimestamp(answer.checkedAt) })}</p>
    </>
  )
}
