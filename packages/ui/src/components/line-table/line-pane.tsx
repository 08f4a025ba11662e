'use client'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { ArrowDown, ArrowLeft, ArrowUp } from '../../foundation/icons/icons.js'
import { Button } from '../button/button.js'
import { IconButton } from '../icon-button/icon-button.js'

interface LinePaneProps {
  readonly heading: string
  readonly headingId: string
  readonly note: ReactNode
  /** The way back to the lines that it replaces; undefined where it is beside them. */
  readonly back: { readonly label: string; readonly onBack: () => void } | undefined
  /** Its findings, where its row does not show them. */
  readonly findings: ReactNode
  readonly previousLabel: string
  readonly nextLabel: string
  /** Undefined on the first, and on the last. */
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
  readonly onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void
  /** The element that contains the fields. */
  readonly fields: RefObject<HTMLDivElement | null>
  readonly children: ReactNode
}

/** The open line: its fields, and buttons to its neighbours. */
export function LinePane(props: LinePaneProps) {
  const { heading, headingId, note, back, findings, previousLabel, nextLabel, onPrevious, onNext, fields } = props
  return (
    <section aria-labelledby={headingId} className="eks-line-pane" onKeyDownCapture={props.onKeyDownCapture}>
      {back && (
        <Button small kind="quiet" icon={<ArrowLeft />} className="eks-line-back" onClick={back.onBack}>
          {back.label}
        </Button>
      )}
      <header>
        <div className="eks:min-w-0 eks:flex-1">
          <h2 id={headingId} tabIndex={-1}>
            {heading}
          </h2>
          {note && <p>{note}</p>}
        </div>
        {/* At an end the button stays and does nothing, so that focus and pointer stay too. */}
        <IconButton small label={previousLabel} disabled={onPrevious === undefined} onClick={onPrevious}>
          <ArrowUp />
        </IconButton>
        <IconButton small label={nextLabel} disabled={onNext === undefined} onClick={onNext}>
          <ArrowDown />
        </IconButton>
      </header>
      {findings}
      <div ref={fields}>{props.children}</div>
    </section>
  )
}
