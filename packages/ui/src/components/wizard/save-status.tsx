'use client'
import { plainNow } from '@eksport/forms'
import type { ComponentPropsWithRef } from 'react'
import type { Icon } from '../../foundation/icons/create-icon.js'
import { CloudAlert, CloudCheck, CloudUpload, HardDrive } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Button } from '../button/button.js'
import { wizardTexts } from './wizard.texts.js'
import type { SaveState } from './wizard-types.js'

/** Props of {@link SaveStatus}. */
export interface SaveStatusProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The save state of the draft; renders nothing if undefined. */
  state: SaveState | undefined
  /** For a second copy on the page: not announced, and without the first one's button. */
  quiet?: boolean
}

const kept = { network: 'keptNetwork', service: 'keptService', login: 'keptLogin' } as const

/** Whether some input is not stored anywhere. */
export const isUnsafe = (state: SaveState | undefined) => state?.kind === 'failed' || state?.kind === 'conflict'

/** How many answers are not saved. */
const notSaved = (state: SaveState | undefined) => (state?.kind === 'saved' ? (state.except ?? 0) : 0)

const isIncomplete = (state: SaveState | undefined) => isUnsafe(state) || notSaved(state) > 0

const signs: Record<SaveState['kind'], Icon> = {
  saving: CloudUpload,
  saved: CloudCheck,
  failed: CloudAlert,
  kept: HardDrive,
  conflict: CloudAlert,
}

/** The save state as an icon, for the eye only. */
export function SaveSign({ state, className }: { state: SaveState | undefined; className?: string }) {
  if (state === undefined) return null
  const isInDanger = isIncomplete(state)
  const Sign = isInDanger ? CloudAlert : signs[state.kind]
  const color = isInDanger ? 'eks:text-danger-base' : 'eks:text-success-base'
  return <Sign className={cx('eks:size-4.5', color, className)} />
}

function words(state: SaveState, t: Translate<typeof wizardTexts>, timeZone: string): string {
  if (state.kind === 'kept') return t(kept[state.until])
  if (state.kind !== 'saved') return t(state.kind === 'failed' ? 'unsaved' : state.kind)
  const { time } = plainNow(state.at, timeZone)
  const count = notSaved(state)
  if (count === 0) return t('saved', { time })
  return count === 1 ? t('savedButOne', { time }) : t('savedBut', { time, count })
}

/** 'Lagret kl. 12:04', 'Lagret på denne maskinen, …': what is saved and where, announced when it changes. */
export function SaveStatus({ state, quiet, className, ...props }: SaveStatusProps) {
  const { timeZone } = useEksport()
  const t = useTexts('wizard', wizardTexts)
  const [label, act] =
    state?.kind === 'conflict'
      ? (['resolve', state.onResolve] as const)
      : (['retry', state?.kind === 'failed' || state?.kind === 'kept' ? state.onRetry : undefined] as const)
  const isInDanger = isIncomplete(state)
  return (
    <div
      {...props}
      data-state={state?.kind}
      className={cx(
        'eks-save-status eks:inline-flex eks:min-h-7 eks:items-center eks:gap-1.5 eks:text-small eks:tabular',
        isInDanger ? 'eks:text-danger-text' : 'eks:text-subtle',
        className,
      )}
    >
      <span role={quiet ? undefined : 'status'} className="eks:inline-flex eks:items-center eks:gap-1.5">
        {state && (
          <>
            <SaveSign state={state} />
            <span>{words(state, t, timeZone)}</span>
          </>
        )}
      </span>
      {!quiet && act && (
        <Button small kind="quiet" onClick={act}>
          {t(label)}
        </Button>
      )}
    </div>
  )
}
