import {
  type Application,
  officerActionDescriptions as described,
  describeOfficerAction,
  type OfficerAction,
  type OfficerActionTone,
} from '@eksport/domain'
import { useMediaQuery } from '@eksport/portal/browser/use-media-query.ts'
import { KeyHint } from '@eksport/portal/keys/key-hint.tsx'
import { useSingleKeys } from '@eksport/portal/keys/use-single-keys.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, type ButtonKind, IconButton, Menu, MenuItem } from '@eksport/ui'
import { CaseActionBar } from '@eksport/ui/certificate'
import { Ellipsis } from 'lucide-react'
import { useId, useState } from 'react'
import { dialogTexts } from '#src/lib/dialog.texts.ts'
import { Refusal } from '#src/lib/refusal.tsx'
import { actionOfKey, needsAssessment } from '../actions/case-actions.ts'
import { caseTexts as texts } from '../case.texts.ts'
import { useSentBack } from '../trouble/case-trouble.tsx'
import { useProgress } from '../use-progress.ts'

interface ActBarProps {
  readonly id: string
  readonly application: Application
  /** The actions that the server offers this officer now. */
  readonly acts: readonly OfficerAction[]
  /** How many points must still be ticked before approval. */
  readonly open: number
  readonly total: number
  /** Why an action without a dialog was refused. */
  readonly error: Error | null
  readonly onAct: (act: OfficerAction) => void
  /** Moves to the first point that is not ticked. */
  readonly onOpenPoint: () => void
}

const kinds: Readonly<Record<OfficerActionTone, ButtonKind>> = { main: 'primary', plain: 'secondary', danger: 'danger' }

/** The actions open to this officer, each with its shortcut. An action that waits for a point moves to that point. */
export function ActBar({ id, application, acts, open, total, error, onAct, onOpenPoint }: ActBarProps) {
  const say = useText()
  const noteId = useId()
  const [isSentBack, setIsSentBack] = useState(false)
  const waits = (act: OfficerAction) => needsAssessment(act) && open > 0
  const press = (act: OfficerAction) => {
    setIsSentBack(waits(act))
    if (waits(act)) onOpenPoint()
    else onAct(act)
  }
  // [CW-05]
  useSingleKeys((key) => {
    const act = actionOfKey(key, acts)
    if (act !== undefined) press(act)
    return act !== undefined
  })
  const words = useProgress(open, total)
  const progress = total > 0 && acts.some(needsAssessment) ? words : undefined
  // What a signer has sent back is not first of all approved once more.
  const isUnseen = useSentBack(application) !== undefined && total === 0
  const kindOf = (act: OfficerAction, index: number): ButtonKind => {
    const isQuiet = waits(act) || (isUnseen && act === 'approve')
    return isQuiet || (index > 0 && described[act].tone === 'main') ? 'secondary' : kinds[described[act].tone]
  }
  const narrow = useMediaQuery('(max-width: 767px)')
  const fit = narrow && acts.length > shownOnPhone + 1 ? shownOnPhone : acts.length
  return (
    <CaseActionBar
      id={id}
      label={say(texts.acts)}
      note={
        open > 0 ? (
          // The key remounts it after a press, so that it is announced.
          <span key={String(isSentBack)} id={noteId} role={isSentBack ? 'alert' : undefined}>
            {`${say(isSentBack ? texts.tickAll : texts.tickFirst)} ${progress ?? ''}`}
          </span>
        ) : (
          progress
        )
      }
    >
      {error && (
        <div className="basis-full">
          <Refusal error={error} stale={dialogTexts.stale} />
        </div>
      )}
      {acts.slice(0, fit).map((act, index) => (
        <Button
          key={act}
          kind={kindOf(act, index)}
          aria-describedby={waits(act) ? noteId : undefined}
          onClick={() => press(act)}
          iconEnd={<ActKey act={act} />}
          className="max-md:flex-1"
        >
          {say(describeOfficerAction(act, application).label)}
        </Button>
      ))}
      {fit < acts.length && <MoreActs application={application} acts={acts.slice(fit)} onAct={press} />}
      {acts.length === 0 && <p className="py-1 text-subtle">{say(texts.noActs)}</p>}
    </CaseActionBar>
  )
}

const shownOnPhone = 2

/** The actions that a phone has no room for. */
function MoreActs({ application, acts, onAct }: Pick<ActBarProps, 'application' | 'acts' | 'onAct'>) {
  const say = useText()
  return (
    <Menu
      label={say(texts.moreActs)}
      trigger={
        <IconButton label={say(texts.moreActs)}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      {acts.map((act) => (
        <MenuItem key={act} tone={described[act].tone === 'danger' ? 'danger' : 'normal'} onSelect={() => onAct(act)}>
          {say(describeOfficerAction(act, application).label)}
        </MenuItem>
      ))}
    </Menu>
  )
}

function ActKey({ act }: { readonly act: OfficerAction }) {
  const { key } = described[act]
  return key !== undefined && <KeyHint letter={key.toUpperCase()} />
}
