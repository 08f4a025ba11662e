'use client'
import * as RadixPopover from '@radix-ui/react-popover'
import type { ReactElement, ReactNode } from 'react'
import { CircleHelp } from '../../foundation/icons/icons.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { IconButton } from '../icon-button/icon-button.js'
import { tipLook } from './tooltip.js'
import { tooltipTexts } from './tooltip.texts.js'

/** Props of {@link Toggletip}. */
export interface ToggletipProps {
  /** What it explains: 'Kontor'. */
  about: string
  /** The help: a sentence or two. */
  children: ReactNode
  /** Own button instead of the question mark. */
  trigger?: ReactElement
}

/** Help behind a button, for touch as well: opens on click, is read when it opens, closes with Escape or a click outside. */
export function Toggletip({ about, children, trigger }: ToggletipProps) {
  const t = useTexts('tooltip', tooltipTexts)
  const name = t('help', { about })
  return (
    <RadixPopover.Root>
      <RadixPopover.Trigger asChild>
        {trigger ?? (
          <IconButton kind="quiet" small label={name}>
            <CircleHelp aria-hidden="true" />
          </IconButton>
        )}
      </RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          side="top"
          sideOffset={6}
          collisionPadding={8}
          aria-label={name}
          tabIndex={-1}
          className={tipLook}
        >
          <div role="status">{children}</div>
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}
