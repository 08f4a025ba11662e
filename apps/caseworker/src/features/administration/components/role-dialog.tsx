import { type Staff, staffLimits } from '@eksport/api'
import { mayGrant, type OfficerRole, officerRoles } from '@eksport/domain'
import { KeptWriting, useKeptWriting } from '@eksport/portal/journal/kept-writing.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Field, Select, Textarea, toast } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { dialogTexts } from '#src/lib/dialog.texts.ts'
import { FormDialog } from '#src/lib/form-dialog.tsx'
import { useChangeRole } from '../api/staff.ts'
import { roleWords, staffTexts as texts } from '../staff.texts.ts'

interface Writing {
  readonly role: OfficerRole | ''
  readonly reason: string
}

const kept = new KeptWriting<Writing>({ shape: 1, isNothing: ({ reason }) => reason.trim() === '' })

interface RoleDialogProps {
  readonly person: Staff
  /** The role to withdraw; undefined when one is granted. */
  readonly withdraws?: OfficerRole
  readonly onClose: () => void
}

/** [ADM-04] Grants a role to an officer, or withdraws one, with a reason. */
export function RoleDialog({ person, withdraws, onClose }: RoleDialogProps) {
  const say = useText()
  const form = useId()
  const { name } = person
  const begin = () => ({ role: withdraws ?? '', reason: '' }) as const
  const { written, restoredFrom, write, forget } = useKeptWriting(kept, `role:${person.id}:${withdraws ?? ''}`, {
    begin,
  })
  const [isTried, setTried] = useState(false)
  const change = useChangeRole(person)
  const reason = written.reason.trim()
  const wrongReason =
    reason === '' ? dialogTexts.required : reason.length > staffLimits.reason ? dialogTexts.tooLong : undefined
  const submit = () => {
    setTried(true)
    const { role } = written
    if (role === '' || wrongReason) document.getElementById(`${form}-${role === '' ? 'role' : 'reason'}`)?.focus()
    if (role === '' || wrongReason || change.isPending) return
    const onSuccess = () => {
      forget()
      onClose()
      toast.success(say(withdraws ? texts.isTaken : texts.isGiven, { name, role: say(roleWords[role].name) }))
    }
    change.mutate({ role, reason, gives: withdraws === undefined }, { onSuccess })
  }
  return (
    <FormDialog
      form={form}
      title={
        withdraws
          ? say(texts.takeBackFrom, { name, role: say(roleWords[withdraws].name) })
          : say(texts.giveTo, { name })
      }
      description={withdraws && say(texts.follows, { name })}
      doLabel={say(withdraws ? texts.takeBack : texts.give)}
      danger={withdraws !== undefined}
      busy={change.isPending}
      error={change.error}
      stale={texts.stale}
      restoredFrom={restoredFrom}
      onSubmit={submit}
      onClose={onClose}
      onGiveUp={forget}
    >
      {withdraws === undefined && (
        <RoleField
          id={`${form}-role`}
          person={person}
          role={written.role}
          isMissing={isTried && written.role === ''}
          onChange={(role) => write((before) => ({ ...before, role }))}
        />
      )}
      <Field
        id={`${form}-reason`}
        label={say(texts.reason)}
        hint={say(texts.reasonHint)}
        error={isTried && wrongReason && say(wrongReason, { max: staffLimits.reason })}
        required
        width="full"
      >
        <Textarea
          value={written.reason}
          rows={3}
          limit={staffLimits.reason}
          onChange={({ target }) => write((before) => ({ ...before, reason: target.value }))}
        />
      </Field>
    </FormDialog>
  )
}

interface RoleFieldProps {
  readonly id: string
  readonly person: Staff
  readonly role: Writing['role']
  readonly isMissing: boolean
  readonly onChange: (role: Writing['role']) => void
}

/** The roles that this officer may grant and that the other does not hold. */
function RoleField({ id, person, role, isMissing, onChange }: RoleFieldProps) {
  const say = useText()
  const { data: session } = useQuery(sessionQuery)
  const roles = session?.person.roles ?? []
  const offered = officerRoles.filter((one) => mayGrant(roles, one) && !person.roles.some((held) => held.role === one))
  return (
    <Field
      id={id}
      label={say(texts.role)}
      hint={role !== '' && say(roleWords[role].does)}
      error={isMissing && say(dialogTexts.required)}
      required
      width="full"
    >
      <Select value={role} onChange={({ target }) => onChange(officerRoles.find((one) => one === target.value) ?? '')}>
        <option value="" />
        {offered.map((one) => (
          <option key={one} value={one}>
            {say(roleWords[one].name)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
