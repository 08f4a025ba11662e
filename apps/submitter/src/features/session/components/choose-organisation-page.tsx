import { groupDigits, type Reportee } from '@eksport/domain'
import { contact } from '@eksport/portal/text/contact.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, PageHeading, Radio, RadioGroup } from '@eksport/ui'
import { ArrowRight } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { sessionTexts as texts } from '../session.texts.ts'

/** [AUT-04] Shown to a person without any organisation, with how to get help. */
export function NoOrganisationPage({ onLogOut }: { readonly onLogOut: () => void }) {
  const say = useText()
  return (
    <>
      <PageHeading>{say(texts.noneTitle)}</PageHeading>
      <p className="mt-4 max-w-text text-body">{say(texts.none, contact)}</p>
      <Button className="mt-8" onClick={onLogOut}>
        {say(texts.logOut)}
      </Button>
    </>
  )
}

interface ChooseOrganisationPageProps {
  readonly reportees: readonly Reportee[]
  readonly current: string | undefined
  readonly onChosen: (organisationNumber: string) => void
}

/** [RTE-06] Chooses the organisation that this browser tab acts for. */
export function ChooseOrganisationPage({ reportees, current, onChosen }: ChooseOrganisationPageProps) {
  const say = useText()
  const [chosen, setChosen] = useState(
    current ?? (reportees.length === 1 ? reportees[0]?.organisationNumber : undefined),
  )
  const [missing, setMissing] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen === undefined) {
      setMissing(true)
      document.getElementById('organisation')?.focus()
      return
    }
    onChosen(chosen)
  }

  return (
    <form noValidate onSubmit={submit}>
      <PageHeading lead={say(texts.lead)}>{say(texts.title)}</PageHeading>
      <RadioGroup
        id="organisation"
        legend={say(texts.organisation)}
        value={chosen ?? null}
        onValueChange={(value) => {
          setChosen(value)
          setMissing(false)
        }}
        error={missing ? say(texts.required) : undefined}
        className="mt-8 max-w-form"
      >
        {reportees.map(({ organisationNumber, name }) => (
          <Radio
            key={organisationNumber}
            framed
            value={organisationNumber}
            label={name}
            hint={say(texts.organisationNumber, { number: groupDigits(organisationNumber) })}
          />
        ))}
      </RadioGroup>
      <Button type="submit" kind="primary" iconEnd={<ArrowRight aria-hidden="true" />} className="mt-8">
        {say(texts.proceed)}
      </Button>
    </form>
  )
}
