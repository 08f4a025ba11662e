import { formatDate, formatKroner } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Menu, MenuItem } from '@eksport/ui'
import { CaseActionBar } from '@eksport/ui/certificate'
import { ChevronDown, Plus } from 'lucide-react'
import type { PlannedCertificate } from './consignment.ts'
import { goodsTexts as texts } from './goods.texts.ts'
import type { Cost } from './use-costs.ts'

interface CreateBarProps {
  readonly certificates: readonly PlannedCertificate[]
  readonly costs: readonly Cost[]
  /** The goods of each certificate. */
  readonly names: readonly string[]
  readonly buttonId: string
  readonly isBusy: boolean
  readonly onCreate: (certificates: readonly PlannedCertificate[]) => void
}

/** The total, and the buttons that create drafts for all certificates or just one. */
export function CreateBar({ certificates, costs, names, buttonId, isBusy, onCreate }: CreateBarProps) {
  const say = useText()
  const n = certificates.length
  const isKnown = costs.every(({ amount }) => amount !== undefined)
  const hasEnded = costs.some(({ amount, hasFailed, hasNoTime }) => amount === undefined && (hasFailed || hasNoTime))
  const unknown = hasEnded ? say(texts.feeUnknown) : '…'
  const fee = isKnown ? formatKroner(costs.reduce((sum, { amount = 0 }) => sum + amount, 0)) : unknown
  const latest = costs
    .flatMap(({ pickup }) => pickup ?? [])
    .toSorted((one, other) => `${other.date} ${other.time}`.localeCompare(`${one.date} ${one.time}`))[0]
  const createWords = n === 1 ? texts.create : n === 2 ? texts.createBoth : texts.createAll
  return (
    <CaseActionBar label={say(texts.consignment)} className="justify-end gap-3 rounded-b-card pl-7 max-md:pl-4">
      <p className="min-w-0 flex-1">
        <b className="font-semibold tabular-nums">{say(n === 1 ? texts.sumOne : texts.sum, { n, fee })}</b>
        {latest && (
          <small className="block text-small text-subtle tabular-nums max-md:hidden">
            {say(texts.earliest)} {say(texts.at, { date: formatDate(latest.date), time: latest.time })}
          </small>
        )}
      </p>
      {n > 1 && (
        <Menu
          label={say(texts.justOne)}
          trigger={
            <Button small iconEnd={<ChevronDown aria-hidden="true" />}>
              {say(texts.justOne)}
            </Button>
          }
        >
          {certificates.map((one, index) => (
            <MenuItem key={one.template} onSelect={() => onCreate([one])}>
              {`${names[index]} · ${say(texts.template, { code: one.template })}`}
            </MenuItem>
          ))}
        </Menu>
      )}
      <Button
        kind="primary"
        className={n > 1 ? 'max-md:basis-full' : undefined}
        id={buttonId}
        busy={isBusy}
        icon={<Plus aria-hidden="true" className="max-md:hidden" />}
        onClick={() => onCreate(certificates)}
      >
        {say(createWords, { n })}
      </Button>
    </CaseActionBar>
  )
}
