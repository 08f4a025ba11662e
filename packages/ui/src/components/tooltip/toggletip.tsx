'use client'
import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react'
import { CircleHelp } from '../../foundation/icons/icons.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Floating } from '../popover/floating.js'
import { Trigger } from '../popover/trigger.js'
import { tipLook } from './tooltip.js'
import { tooltipTexts } from './tooltip.texts.js'

/** Props of {@link Toggletip}. */
export interface ToggletipProps {
  /** What it explains: 'Kontor'. */
  about: string
  /** The help text: a sentence or two. */
  children: ReactNode
  /** A custom button instead of the question mark. */
  trigger?: ReactElement
}

/**
 * Help behind a button, also for touch: opens on click, is read when it opens, closes with Escape or a click outside.
 */
export function Toggletip({ about, children, trigger }: ToggletipProps) {
  const t = useTexts('tooltip', tooltipTexts)
  const name = t('help', { about })
  const [open, setOpen] = useState(false)
  const contentId = useId()
  const button = useRef<HTMLElement>(null)
  const mark = (
    <IconButton kind="quiet" small label={name}>
      <CircleHelp />
    </IconButton>
  )
  return (
    <>
      <Trigger
        element={trigger ?? mark}
        opens="dialog"
        open={open}
        contentId={contentId}
        button={button}
        onToggle={() => setOpen(!open)}
      />
      <Floating
        open={open}
        onOpenChange={setOpen}
        anchor={button}
        id={contentId}
        side="top"
        aria-label={name}
        tabIndex={-1}
        // Its content is not focusable, and the layer traps focus: Tab continues from the button.
        onKeyDown={({ key, target, currentTarget }) => {
          if (key === 'Tab' && target === currentTarget) setOpen(false)
        }}
        className={tipLook}
      >
        <div role="status">{children}</div>
      </Floating>
    </>
  )
}
