import type { ApplicationQuery } from '@eksport/domain'
import { KeyHint } from '@eksport/portal/keys/key-hint.tsx'
import { useSingleKeys } from '@eksport/portal/keys/use-single-keys.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, toast } from '@eksport/ui'
import { useNavigate } from '@tanstack/react-router'
import { StepForward } from 'lucide-react'
import { useTakeNextCase } from '../api/cases.ts'
import { takeNextTexts as texts } from '../worklist.texts.ts'
import { writeQuery } from '../worklist.ts'

interface TakeNextProps {
  readonly query: ApplicationQuery
  /** A larger button for phones. */
  readonly large?: boolean
}

/** [CW-06] Takes the most urgent unassigned case and opens it; T does the same. */
export function TakeNext({ query, large = false }: TakeNextProps) {
  const say = useText()
  const navigate = useNavigate()
  const taking = useTakeNextCase()
  const take = () => {
    if (taking.isPending) return
    taking.mutate(undefined, {
      onSuccess: (referenceNumber) => {
        if (referenceNumber === undefined) toast.info(say(texts.none))
        else
          void navigate({
            to: '/soeknader/$referenceNumber',
            params: { referenceNumber },
            state: { list: { search: writeQuery(query), index: 0 } },
          })
      },
      onError: () => toast.error(say(texts.failed)),
    })
  }
  useSingleKeys((key) => {
    if (key === 't') take()
    return key === 't'
  })
  return (
    <Button
      kind="primary"
      small={!large}
      icon={<StepForward aria-hidden="true" />}
      iconEnd={<KeyHint letter="T" />}
      busy={taking.isPending}
      onClick={take}
      className={large ? 'min-h-11 w-full' : 'max-md:w-full'}
    >
      {say(texts.take)}
    </Button>
  )
}
