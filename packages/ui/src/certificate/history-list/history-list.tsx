'use client'
import { formatDayTime, formatKroner, formatTimestamp, type HistoryEntry, historyEventTexts } from '@eksport/domain'
import { type ComponentPropsWithRef, useState } from 'react'
import { Button } from '../../components/button/button.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { useHouseLocale } from '../use-house-locale.js'
import { eventNamed, isKnownEvent, newestFirst, statusReached } from './history-list.logic.js'
import { historyListTexts } from './history-list.texts.js'

/** Props of {@link HistoryList}. */
export interface HistoryListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What has happened, in any order. */
  entries: readonly HistoryEntry[]
  /** How many of the newest are shown at first; the rest behind a button. */
  initialCount?: number
}

/** Everything that happened to an application, newest first: what, by whom, when and why. */
export function HistoryList({ entries, initialCount = 5, className, ...props }: HistoryListProps) {
  const t = useTexts('history-list', historyListTexts)
  const [all, setAll] = useState(false)
  const ordered = newestFirst(entries)
  const shown = all ? ordered : ordered.slice(0, initialCount)
  if (entries.length === 0)
    return <p className={cx('eks-history-list eks:text-ui eks:text-subtle', className)}>{t('none')}</p>
  return (
    <div {...props} className={cx('eks-history-list', className)}>
      <ol aria-label={t('label')} className="eks:text-small eks:lh-tight">
        {shown.map((entry) => (
          <HistoryItem key={entry.id} entry={entry} />
        ))}
      </ol>
      {ordered.length > initialCount && (
        <Button
          data-print="hide"
          kind="quiet"
          small
          className="eks:-ms-3 eks:mt-1 eks:dense:-ms-2"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? t('fewer') : t('more', { n: ordered.length })}
        </Button>
      )}
    </div>
  )
}

const momentOf = ({ date, time }: { date: string; time?: string | undefined }) => formatDayTime(date, time)

function HistoryItem({ entry }: { entry: HistoryEntry }) {
  const t = useTexts('history-list', historyListTexts)
  const word = useTexts('history-event', historyEventTexts)
  const locale = useHouseLocale()
  const { actor, from, to, reason, paperSerial, legalBasis, transferredTo, assessed, time } = entry
  const { feeChange, pickupChange, departureChange, handedOut } = entry
  const status = <span className="eks-status-word">{statusReached(entry, locale)}</span>
  const event = eventNamed(entry)
  const known = isKnownEvent(event)
  return (
    <li className="eks-history-entry">
      <b className="eks:weight-semibold">{known ? word(event) : status}</b>{' '}
      <span>{t('by', { name: actor.name ?? t(actor.role) })}</span>
      {transferredTo && <span> {t('transferredTo', { name: transferredTo })}</span>}
      {known && from !== to && (
        <span className="eks:text-subtle">
          {' · '}
          {t('status')} {status}
        </span>
      )}
      {handedOut && (
        <span className="eks:block eks:wrap-anywhere">
          {t(handedOut.identityShown ? 'handedOutShown' : 'handedOut', { name: handedOut.to })}
        </span>
      )}
      {paperSerial && (
        <span className="eks:block eks:tabular eks:wrap-anywhere">{t('sheets', { serials: paperSerial })}</span>
      )}
      {assessed !== undefined && (
        <span className="eks:block eks:text-subtle">
          {t(assessed === 1 ? 'assessedOne' : 'assessed', { n: assessed })}
        </span>
      )}
      {departureChange && (
        <span className="eks:block eks:tabular">
          {t('departureChange', { from: momentOf(departureChange.from), to: momentOf(departureChange.to) })}
        </span>
      )}
      {pickupChange && (
        <span className="eks:block eks:tabular">
          {t('pickupChange', { from: momentOf(pickupChange.from), to: momentOf(pickupChange.to) })}
        </span>
      )}
      {feeChange && (
        <span className="eks:block">
          {t(feeChange.reason === 'PICKUP_MOVED' ? 'feeMoved' : 'feeChange', {
            from: formatKroner(feeChange.from),
            to: formatKroner(feeChange.to),
          })}
        </span>
      )}
      {legalBasis && <span className="eks:block eks:wrap-anywhere">{t('legalBasis', { basis: legalBasis })}</span>}
      {reason && <q className="eks:block eks:whitespace-pre-line eks:wrap-anywhere">{reason}</q>}
      <time dateTime={time} className="eks:block eks:text-micro eks:tabular eks:text-subtle">
        {formatTimestamp(time)}
      </time>
    </li>
  )
}
