import { type Condition, describeForm, type Issue, text } from '@eksport/forms'
import type { FormAnswers } from '../../application/own-answers.ts'
import { form } from './forms.ts'

type Container = NonNullable<NonNullable<FormAnswers['transport']>['containers']>[number]
type Seal = NonNullable<Container['seals']>[number]

const containerForm = describeForm<Container>()
const sealForm = describeForm<Seal>()

/** More containers than a ship takes for one consignment. */
const max = 100

/** How containers are asked for. `max` is the most characters of the number of a container or a seal. */
export interface ContainersAsked<Read extends string> {
  readonly required?: Condition<Read>
  readonly max?: number
  readonly seals: boolean
}

const seals = (limits: { readonly max?: number }) =>
  sealForm.list({
    label: { nb: 'Plomber', nn: 'Plomber', en: 'Seals' },
    addLabel: { nb: 'Legg til plombe', nn: 'Legg til plombe', en: 'Add seal' },
    itemLabel: { nb: 'Plombe {n}', nn: 'Plombe {n}', en: 'Seal {n}' },
    max,
    fields: {
      number: text({
        label: { nb: 'Plombenummer', nn: 'Plombenummer', en: 'Seal number' },
        required: true,
        ...limits,
        width: 'md',
      }),
    },
  })

/** The containers of the consignment, each with its seals where the certificate names them. */
export function containers<Read extends string>({ required, seals: hasSeals, ...limits }: ContainersAsked<Read>) {
  return containerForm.list({
    label: { nb: 'Containere', nn: 'Containerar', en: 'Containers' },
    ...(required && { required, requiredCode: 'containerRequired' }),
    addLabel: { nb: 'Legg til container', nn: 'Legg til container', en: 'Add container' },
    itemLabel: { nb: 'Container {n}', nn: 'Container {n}', en: 'Container {n}' },
    max,
    fields: {
      number: text({
        label: { nb: 'Containernummer', nn: 'Containernummer', en: 'Container number' },
        required: !hasSeals,
        ...limits,
        width: 'md',
      }),
      ...(hasSeals && { seals: seals(limits) }),
    },
  })
}

/** A container needs a number or a seal: an entry with neither was added by mistake. */
export const containerSaysSomething = form.check({
  id: 'container-says-something',
  reads: ['transport.containers'],
  run: ({ transport }): Issue[] =>
    (transport?.containers ?? []).flatMap(({ number, seals = [] }, index) =>
      number || seals.length > 0
        ? []
        : [{ path: `transport.containers.${index}.number`, code: 'containerOrSealRequired' }],
    ),
})
