'use client'
import { useRef } from 'react'
import { useStore } from '../../foundation/internal/use-store.js'
import { ConfirmDialog } from './confirm-dialog.js'
import { type AskedQuestion, confirmStore } from './confirm-store.js'

const nothing = () => undefined

/** Where the questions of `confirm` appear; one per page. */
export function ConfirmRegion() {
  const [first] = useStore(confirmStore)
  return first && <Question key={first.id} asked={first} />
}

function Question({ asked }: { asked: AskedQuestion }) {
  const { body, onConfirm = nothing, getSuccessor, ...words } = asked.question
  const done = useRef(false)
  return (
    <ConfirmDialog
      {...words}
      open
      successor={getSuccessor}
      onConfirm={async () => {
        await onConfirm()
        done.current = true
      }}
      onOpenChange={() => confirmStore.settle(asked, done.current)}
    >
      {body}
    </ConfirmDialog>
  )
}
